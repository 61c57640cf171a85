/** Bank transfers: where they go, how a proof stands, withdrawing it. */

import { runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { type BankInfo, cancelTransfer, type Proof, readProof } from '#shared/flows/transfer.ts';
import { transferCancelled } from '#shared/messages/transfer.ts';
import type { PaymentSubject } from '#shared/rules/payment-subject.ts';
import { proofWords } from '#shared/rules/transfer.ts';

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
