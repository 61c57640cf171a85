/** Messages of the payment dialog (document 2 §5, §8). */
import { type Message, say } from './message.ts';

/** Order id and split number are both missing. */
export const missingPaymentParameters = say('缺少必要参数！');
export const noPaymentMethod = say('暂无支付方式，不能支付');
/** The amount is missing or unreadable, so nothing can be paid. */
export const amountUnknown = say('金额读取失败，暂不能支付！');
/** The answer does not tell whether payment is enabled, or whether the balance can pay. */
export const paymentUnread = say('支付状态读取失败，暂不能支付！');
export const balanceUnread = say('余额支付状态读取失败，暂不能用余额支付');
export const emptyPaymentPassword = say('支付密码为空！');
export const noPaymentPassword = say('未设置支付密码，不能支付');
export const balanceTooLow = say('您的余额不足以支付该订单');
/** A part of the balance is held for this order: with it the balance would be enough, or would not. */
export const balanceOnceBack = say('占用退回后可用余额支付');
export const tooLowOnceBack = say('含占用部分仍不足以支付');
export const balanceSuffices = say('余额充足，可直接使用余额支付');
export const qrCodeFailed = say('二维码生成失败！');
export const paymentFailed = say('支付失败');
export const paymentIncomplete = say('支付未完成，请核对！');
export const paymentTimedOut = say('支付超时！您已超过3分钟未支付，点击重新支付继续');
/** WeChat's sheet reported a payment; the server does not know it yet. */
export const paymentSaidPaid = say('微信提示已付款，正在向商城核对');
/** The same on an order and its buttons. */
export const confirmingPayment = say('正在确认支付结果');
/** The payment's status cannot be read; `why` is what the server said. */
export const paymentQueryFailed = (why: Message) => say(`支付查询未成功（${why.text}），正在继续核对支付结果`);
/** The server knows a payment that was reported before; `number` is the order's or the top-up's. */
export const paymentArrived = (number: string) => say(`${number} 支付成功！`);
/** The order of a reported payment was closed. */
export const reportedOrderClosed = (number: string) => say(`订单 ${number} 已关闭，已付的钱会退回余额`);
/** Paying again although WeChat's sheet had reported a payment. */
export const checkBillFirst = say('微信曾提示已付款，请先在微信账单里确认没有扣款');
/** WeChat's bridge was not there when the sheet was to open. */
export const wechatNotReady = say('微信还没有准备好');
/** The answer of the clear call was lost: the reserved part of the balance may not be released yet. */
export const holdUnknown = say('上次支付占用的余额尚未确认退回，可用余额暂不确定');
/**
 * The amounts are not the ones that were shown; nothing was paid. `balance` in yuan, `method` with its name and amount;
 * '' for a part that pays nothing.
 */
export const amountsChanged = (balance: string, method: string): Message =>
  say(`金额有变动，现为${[balance && `余额 ¥${balance}`, method].filter(Boolean).join('，')}，请核对后再付款`);
/** The order's row tells another sum than the order for payment; in yuan. Nothing was paid. */
export const sumsDiffer = (row: string, due: string): Message =>
  say(`商城给出的金额不一致：订单记录为 ¥${row}，付款金额为 ¥${due}，请核对后再付款`);
/** Its payment code is open in another tab; nothing was started here. */
export const codeElsewhere = say('付款码已在另一个页面打开，请在那里付款或关闭；仍要在这里付款，请再点一次');
/** An unfinished payment of this order holds a part of the balance; in yuan. */
export const balanceHeld = (yuan: string): Message => say(`余额 ¥${yuan} 已被本单未完成的支付占用`);
export const paid = say('支付成功！');
/** Paid elsewhere or earlier: nothing is paid now. */
export const orderPaidBefore = say('该订单已支付，无需重复支付');
export const topUpPaidBefore = say('该充值已支付，无需重复支付');
/** Closed elsewhere, by the member, the shop or its time. */
export const orderClosed = say('该订单已关闭，不能支付');
export const transferAwaitsReview = say('已提交，等待审核');
export const transferIsReviewed = say('财务审核转账凭证，审核通过后才会开单');
/** The same of a top-up, which opens no order. */
export const topUpIsReviewed = say('财务审核转账凭证，审核通过后余额自动到账');

/** The answer of a payment was lost. Nothing is paid again before the server tells the outcome. */
export const paymentUnsettled = say('网络中断，正在核对支付结果，请勿重复支付！');
