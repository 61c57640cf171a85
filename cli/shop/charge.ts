/** What a payment takes, beside what was told and allowed. Amounts are in fen. */
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import { readSum } from '#shared/flows/settle-payment.ts';
import type { WatchPorts } from '#shared/flows/watch-payment.ts';
import { yuan } from '#shared/rules/money/money.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { isContested, type ToldSum } from '#shared/rules/pay/told-sum.ts';

export const otherAmount = (took: number, allowed: number): Words => [
  `商城记录的金额是 ${yuan(took)} 元，与确认的 ${yuan(allowed)} 元不同，请核对账单`,
  `the shop says ${yuan(took)} yuan, not the ${yuan(allowed)} that were confirmed: check the bill`,
];

/** Throws where the shop has told more than one sum of a payment: nothing may be started. */
export function refuseContested(sum: ToldSum): void {
  if (!isContested(sum)) return;
  const all = sum.told.map(yuan);
  const words: Words = [
    `商城给出的金额不一致（${all.join('、')} 元），未付款`,
    `the shop tells several sums of it (${all.join(', ')} yuan): nothing was paid`,
  ];
  throw new Fault('server', words, { next: CHECK_AMOUNTS });
}

export const CHECK_AMOUNTS: Words = [
  '没有付款；核对后重新运行',
  'nothing was paid: check the amounts and run it again',
];

/** Asks all that tell the sum of a payment. Throws where they contradict each other. */
export async function agreedSum(ports: WatchPorts, subject: PaymentSubject, signal: AbortSignal): Promise<ToldSum> {
  const sum = await readSum(ports, subject, signal);
  refuseContested(sum);
  return sum;
}

/** Throws where the answer of a start charges more than was allowed: nobody is shown the code. */
export function chargesAtMost(allowed: number, { path }: Pick<Call, 'path'>, answer: object): void {
  const { money_paid } = answer as { readonly money_paid?: number };
  if (money_paid === undefined || !(money_paid > allowed)) return;
  throw new Fault('unknown', otherAmount(money_paid, allowed), { call: path, next: NOT_PAID_YET });
}

const NOT_PAID_YET: Words = [
  '支付已发起，尚未付款；可作废：yaocang call pay/pay_order clear_sd order_id=编号 fd_sn=',
  'it was started and is not paid yet; to end it: yaocang call pay/pay_order clear_sd order_id=ID fd_sn=',
];
