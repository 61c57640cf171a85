/** What a payment takes, beside what was told and allowed. Amounts are in fen. */
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import { yuan } from '#shared/rules/money/money.ts';

export const otherAmount = (took: number, allowed: number): Words => [
  `商城记录的金额是 ${yuan(took)} 元，与确认的 ${yuan(allowed)} 元不同，请核对账单`,
  `the shop says ${yuan(took)} yuan, not the ${yuan(allowed)} that were confirmed: check the bill`,
];

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
