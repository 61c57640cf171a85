/** Methods of payment, transfers, movements of money, and invoices. */

import { firstItems } from '#cli/parts/first-items.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { bank } from '#shared/contract/bank.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type InvoiceRow, invoice } from '#shared/contract/invoice.ts';
import { type LedgerRow, userLedger } from '#shared/contract/user-ledger.ts';
import { applyInvoice as applyFlow } from '#shared/flows/apply-invoice.ts';
import { type BankInfo, cancelTransfer, type Proof, readProof } from '#shared/flows/transfer.ts';
import { invoiceAsked } from '#shared/messages/invoice.ts';
import { transferCancelled } from '#shared/messages/transfer.ts';
import { type InvoiceForm, invoiceRefusal } from '#shared/rules/invoice-form.ts';
import type { PaymentSubject } from '#shared/rules/payment-subject.ts';
import { proofWords } from '#shared/rules/transfer.ts';

export interface MethodsFound {
  readonly methods: AnswerOf<typeof bank.list>['data'];
  /** What the balance could pay, bonus included, in fen. */
  readonly moneys?: number | undefined;
  /** A payment password is set. */
  readonly pay_pwd: boolean;
}

/** With what the member may pay. */
export async function listMethods(shop: Shop): Promise<MethodsFound> {
  loginOf(shop);
  const { data, moneys, pay_pwd } = await shop.client.send(bank.list, {});
  return { methods: data, moneys, pay_pwd };
}

/** What a transfer pays: an order, or with `topup` a top-up. */
export interface TransferNamed {
  readonly id: string;
  readonly topup: boolean;
}

const subjectOf = ({ id, topup }: TransferNamed): Pick<PaymentSubject, 'type' | 'order_id'> => ({
  type: topup ? '2' : '1',
  order_id: id,
});

/** How a proof stands. */
export interface TransferShown extends Omit<Proof, 'envelope'> {
  readonly id: string;
  /** The state in words. */
  readonly state: string;
  /** After a rejection: the command that hands in another proof. */
  readonly next?: string;
}

/** A proof's status that asks for another one (document 2 §4). */
const REJECTED = 2;

/** Looks at the transfer of an order or top-up; a server fault when there is none. */
export async function showTransfer(shop: Shop, named: TransferNamed): Promise<TransferShown> {
  loginOf(shop);
  const proof = await readProof(shop, subjectOf(named), shop.signal);
  if (!proof) throw new Fault('server', [`${named.id} 没有转账凭证`, `${named.id} has no transfer`]);
  const { envelope: _, prove = '', ...told } = proof as Proof & { envelope?: unknown };
  const shown = { id: named.id, state: proofWords(proof.status), ...told, prove: whole(shop, prove) };
  return proof.status === REJECTED ? { ...shown, next: anotherProof(named) } : shown;
}

const anotherProof = ({ id, topup }: TransferNamed): string =>
  `yaocang ${topup ? 'topup pay' : 'pay'} ${id} --method transfer --proof FILE`;

/** Withdraws a transfer that has not passed. */
export async function withdrawTransfer(shop: Shop, named: TransferNamed): Promise<{ message: string; id: string }> {
  loginOf(shop);
  await runOnce(cancelTransfer(shop, subjectOf(named)), `transfer show ${named.id}${named.topup ? ' --topup' : ''}`);
  return { message: transferCancelled.text, id: named.id };
}

/** Accounts and codes to transfer to. */
export async function transferAccounts(shop: Shop): Promise<Pick<BankInfo, 'yh_list' | 'sm_list'>> {
  loginOf(shop);
  const { yh_list, sm_list } = await shop.client.send(bankInfo.list, {});
  return { yh_list, sm_list: sm_list.map((code) => ({ ...code, ewm: whole(shop, code.ewm) })) };
}

/** A picture's address as a browser opens it. */
const whole = ({ profile }: Shop, address: string): string =>
  address === '' ? '' : new URL(address, profile.base).href;

/** What a member owns, as it is written on the command line. */
export const purses = { balance: 'moneys', bonus: 'acquire_money', points: 'integral' } as const;
export type PurseWord = keyof typeof purses;

export interface LedgerFound {
  readonly of: PurseWord;
  readonly movements: readonly LedgerRow[];
  readonly more: boolean;
}

/** Movements of a purse, newest first. */
export async function listLedger(
  shop: Shop,
  { of = 'balance', limit = 20 }: { readonly of: PurseWord | undefined; readonly limit: number | undefined },
): Promise<LedgerFound> {
  loginOf(shop);
  const { items, more } = await firstItems(shop, userLedger.detailLog, { lx: purses[of] }, limit);
  return { of, movements: items, more };
}

/** Filters as they are written on the command line. */
export const invoiceFilters = { all: '', open: '1', asked: '2' } as const;

export interface InvoicesFound {
  readonly orders: readonly InvoiceRow[];
  readonly more: boolean;
}

/** Received orders with their invoices. */
export async function listInvoices(
  shop: Shop,
  { show, limit = 20 }: { readonly show: keyof typeof invoiceFilters | undefined; readonly limit: number | undefined },
): Promise<InvoicesFound> {
  loginOf(shop);
  const { items, more } = await firstItems(shop, invoice.list, { lx: invoiceFilters[show ?? 'all'] }, limit);
  return { orders: items, more };
}

/** Asks for one invoice over several orders. */
export async function applyForInvoice(shop: Shop, form: InvoiceForm): Promise<{ message: string; invoice_id: string }> {
  loginOf(shop);
  const refusal = invoiceRefusal(form);
  if (refusal) throw new Fault('usage', both(refusal.message), { next: [FLAGS[refusal.field], FLAGS[refusal.field]] });
  const made = await runOnce(applyFlow(shop, form), 'invoice list');
  return { message: invoiceAsked.text, invoice_id: made?.invoice_id ?? '' };
}

const FLAGS: Readonly<Record<keyof InvoiceForm, string>> = {
  order_ids: 'yaocang invoice apply ORDER…',
  title: '--title',
  tax_no: '--tax-no',
  email: '--email',
};
