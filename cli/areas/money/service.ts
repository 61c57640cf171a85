/** Payment methods, transfers, ledgers, invoices. */
import { listed } from '#cli/parts/first-items.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { bank } from '#shared/contract/bank.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { invoice } from '#shared/contract/invoice.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import { applyInvoice as applyFlow } from '#shared/flows/apply-invoice.ts';
import { type BankInfo, cancelTransfer, type Proof, readProof } from '#shared/flows/transfer.ts';
import { invoiceAsked } from '#shared/messages/invoice.ts';
import { transferCancelled } from '#shared/messages/transfer.ts';
import { type InvoiceForm, invoiceRefusal, tidyInvoice } from '#shared/rules/money/invoice-form.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { proofWords, rejection } from '#shared/rules/pay/transfer.ts';
import type { TransferNamed } from './options.ts';

export type MethodsFound = Awaited<ReturnType<typeof listMethods>>;

/** Payment methods. `moneys` is balance plus bonus in fen; `pay_pwd` is true if a payment password is set. */
export async function listMethods(shop: MemberShop) {
  const { data, moneys, pay_pwd } = await shop.client.send(bank.list, {});
  return { methods: data, moneys, pay_pwd };
}

const subjectOf = ({ id, topup }: TransferNamed): Pick<PaymentSubject, 'type' | 'order_id'> => ({
  type: topup ? '2' : '1',
  order_id: id,
});

/** Status of a rejected proof (document 2 §4). */
const REJECTED = 2;

/** The transfer of an order or top-up. `next` hands in another proof after a rejection. */
export async function showTransfer(shop: MemberShop, named: TransferNamed) {
  const proof = await readProof(shop, subjectOf(named), shop.signal);
  if (!proof)
    throw new Fault('server', [`${named.id} 没有转账凭证`, `${named.id} has no transfer`], {
      next: seeing(named.topup ? 'topup log' : `order why ${named.id}`),
    });
  const { envelope: _, prove = '', ...told } = proof as Proof & { envelope?: unknown };
  const next = proof.status === REJECTED ? { next: anotherProof(named) } : {};
  return {
    id: named.id,
    state: proofWords(proof.status),
    ...told,
    shbz: rejection(proof),
    prove: whole(shop, prove),
    ...next,
  };
}

const anotherProof = ({ id, topup }: TransferNamed): string =>
  `yaocang ${topup ? 'topup pay' : 'pay'} ${id} --method transfer --proof FILE`;

export async function withdrawTransfer(shop: MemberShop, named: TransferNamed) {
  await runOnce(cancelTransfer(shop, subjectOf(named)), `transfer show ${named.id}${named.topup ? ' --topup' : ''}`);
  return { message: transferCancelled.text, id: named.id };
}

export async function transferAccounts(shop: MemberShop): Promise<Pick<BankInfo, 'yh_list' | 'sm_list'>> {
  const { yh_list, sm_list } = await shop.client.send(bankInfo.list, {});
  return { yh_list, sm_list: sm_list?.map((code) => ({ ...code, ewm: whole(shop, code.ewm) })) };
}

const whole = ({ profile }: MemberShop, address: string): string =>
  address === '' ? '' : new URL(address, profile.base).href;

const purses = { balance: 'moneys', bonus: 'acquire_money', points: 'integral' } as const;

export async function listLedger(shop: MemberShop, of: keyof typeof purses = 'balance', limit?: number) {
  return { of, ...(await listed('movements', shop, userLedger.detailLog, { lx: purses[of] }, limit)) };
}

const invoiceFilters = { all: '', open: '1', asked: '2' } as const;

export const listInvoices = (shop: MemberShop, show: keyof typeof invoiceFilters = 'all', limit?: number) =>
  listed('orders', shop, invoice.list, { lx: invoiceFilters[show] }, limit);

export async function applyForInvoice(shop: MemberShop, form: InvoiceForm) {
  const refusal = invoiceRefusal(form);
  if (refusal) throw new Fault('usage', both(refusal.message), { next: FLAGS[refusal.field] });
  const made = await runOnce(applyFlow(shop, tidyInvoice(form)), 'invoice list');
  return { message: invoiceAsked.text, invoice_id: made?.invoice_id ?? '' };
}

const FLAGS: Readonly<Record<keyof InvoiceForm, Words>> = {
  order_ids: ['请写上订单编号', 'name the orders'],
  title: ['请加 --title 抬头', 'add --title TEXT'],
  tax_no: ['请加 --tax-no 税号', 'add --tax-no NUMBER'],
  email: ['请加 --email 邮箱', 'add --email ADDRESS'],
};
