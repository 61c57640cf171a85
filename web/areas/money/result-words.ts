/** The text below the outcome on the result page. */
import { type PaymentOutcome, toPay } from '#shared/rules/pay/payment-outcome.ts';
import type { ResultRow } from './result-store.ts';

/** Only the operator decides how long an unpaid order is kept, so no time is promised. */
export function saysOf(outcome: PaymentOutcome, rows: readonly ResultRow[], topUp: boolean): string {
  switch (outcome) {
    case 'partly':
      return `该订单按商家拆成 ${rows.length} 单，还有 ${toPay(rows).length} 单待付款`;
    case 'review':
      return topUp ? '财务审核通过后，余额自动到账，可在充值记录查看' : '财务审核转账凭证，审核通过后才会开单';
    case 'rejected':
      return '转账凭证已驳回，请查看原因后重新支付';
    case 'unpaid':
      return topUp ? '可在充值记录中继续支付' : '可在待付款中继续支付';
    case 'unknown':
      return '支付结果还没有确认，请稍后再看，请勿重复支付';
    default:
      return '';
  }
}
