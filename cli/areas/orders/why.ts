/** `order why`: the payment state of an order, for support. */
import { orderRow } from '#cli/parts/orders.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import type { Words } from '#cli/text/words.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { readProof } from '#shared/flows/transfer.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { askStatus } from '#shared/flows/watch-payment.ts';
import { mayPay, type PaymentCase, paymentCase, type Said } from '#shared/rules/pay/payment-case.ts';
import { proofWords, rejection } from '#shared/rules/pay/transfer.ts';

export type PaymentStory = Awaited<ReturnType<typeof whyPaid>>;

/**
 * Reads all that the shop tells of a payment: wire codes, fen, ms. `said` is what the order's row and the payment query say,
 * `closes` when an unpaid order closes by itself, `tell` the answer for the member.
 */
export async function whyPaid(shop: MemberShop, order_id: string) {
  const row = await orderRow(shop, order_id);
  const { order_sn, status, order_status, pay_status, money_paid, add_time, end_time } = row;
  const said = { row: rowSaid(pay_status), status: await statusSaid(shop, order_sn) };
  const which = paymentCase({ ...said, code: status.status, pay_status });
  const { client, signal } = shop;
  const open = await readOptional(() =>
    client.send(payOrder.orderAmount, { type: '1', order_id, fd_sn: '' }, { signal }),
  );
  const whole = await readOptional(() => client.send(order.orderInfo, { order_id }, { signal }));
  const payments = whole?.data.payments ?? [];
  const proof = await readOptional(() => readProof(shop, { type: '1', order_id }, signal));
  return {
    order_id,
    order_sn,
    status: status.status,
    order_status,
    pay_status,
    money_paid,
    made: add_time,
    // `balance` includes the bonus; `held` is reserved for open payments.
    closes: end_time,
    due: open?.order.money_paid,
    balance: open?.moneys,
    held: open?.held,
    payments,
    said,
    which,
    may_pay: mayPay(which),
    tell: which === 'closed' && payments.length > 0 ? closedPayments : tells[which],
    ...(proof
      ? { proof: { state: proofWords(proof.status), ...(rejection(proof) === '' ? {} : { reason: rejection(proof) }) } }
      : {}),
  };
}

const rowSaid = (pay_status: OrderRow['pay_status']): Said =>
  pay_status === undefined ? 'unknown' : pay_status === 1 ? 'paid' : 'unpaid';

async function statusSaid(shop: MemberShop, order_sn: string): Promise<Said> {
  if (order_sn === '') return 'unknown';
  const asked = await askStatus(shop, order_sn, shop.signal);
  // get_status may not know payments by balance or transfer, so only its yes counts.
  return asked === 'lost' || asked === false ? 'unknown' : 'paid';
}

/** What was booked for it stands above: it may have been returned, or not. */
const closedPayments: Words = [
  '订单已关闭，付过的款见上面的记录；没有退回的转财务核对，需要请重新下单。',
  'The order is closed; what was paid stands above. Hand what was not returned to accounting; order again if the goods are still wanted.',
];

const tells: Readonly<Record<PaymentCase, Words>> = {
  paid: ['款已到账，请勿重复付款。', 'The money has come. Do not pay again.'],
  booking: [
    '支付公司已收款，商城还在入账：请勿重复付款，过几分钟再看。',
    'The payment company has the money, the shop is still booking it. Do not pay again; look again in some minutes.',
  ],
  reviewing: ['转账凭证正在审核，请勿重复付款。', 'The proof of the transfer is being reviewed. Do not pay again.'],
  rejected: [
    '转账凭证被驳回，可重新上传凭证，或换一种方式付款。',
    'The proof of the transfer was rejected. Hand in another one, or pay in another way.',
  ],
  closed: [
    '订单已关闭，没有收到款项；需要请重新下单。',
    'The order is closed and no money came for it. Order again if the goods are still wanted.',
  ],
  closedPaid: [
    '订单已关闭但支付公司收到了款项：请勿重新付款，转财务核对退回。',
    'The order is closed, but the payment company has money for it. Do not pay again; hand it to accounting.',
  ],
  unpaid: [
    '还没有收到款项。刚扫过码的请等付款码过期再看一次；没有扣款的可以付款。',
    'No money has come. After a scan wait until the code has expired and look again; else pay.',
  ],
  unclear: [
    '暂时查不清，请稍后再看；查清之前不要付款。',
    'Nobody could tell. Look again later, and do not pay before it is clear.',
  ],
};
