/** Messages about bank transfers and their proofs (document 2 §4, §5). */
import { type Message, say } from './message.ts';

export const uploadProof = say('请上传转账截图！');
/** The amounts are not the ones that were shown, and nothing was sent. In yuan; `held` is '' without a part from the balance. */
export const transferChanged = (amount: string, held: string): Message =>
  say(`金额有变动，现需转账 ¥${amount}${held && `（余额占用 ¥${held}）`}，请核对后再提交`);
/** In place of an account number that came and cannot be read. */
/** The picture of a collecting code cannot be loaded. */
export const codeNotShown = say('收款码图片无法显示，请改用账户转账或联系客服');
export const accountsUnreadable = say('收款账户无法读取，请重试或联系客服');
export const accountUnreadable = say('账号无法读取，请联系客服');
export const cancelThisTransfer = say('确定要取消转账吗？');
/** Asked before paying again while a proof is under review; `yuan` is '' when the transferred amount is unknown. */
export const payBesideTransfer = (yuan: string): Message =>
  say(
    `转账凭证还在审核中。换一种方式付款后，已转的${yuan === '' ? '款项' : ` ¥${yuan} `}审核通过将转入账户余额，确定要重新支付吗？`,
  );
/** In the payment of an order or top-up for which a proof was handed in. */
export const transferHandedIn = say('已提交过转账凭证；换一种方式付款后，这笔转账如审核通过，将转入账户余额');
export const transferCancelled = say('转账已取消！');

/** The answer about the proof was lost, and reading its status failed as well. */
export const transferUnsettled = say('网络中断，请稍后查看转账状态！');

export const underReview = say('审核中');
export const passed = say('已通过');
export const rejected = say('已驳回');
