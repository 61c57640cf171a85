/** Pays one fen through WeChat's payment sheet: a top-up of the logged-in member, so the money is not lost. */
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { WECHAT } from '#shared/rules/pay/payment-methods.ts';
import { api } from '#web/state/loading/api.ts';
import { session } from '#web/state/session/session.ts';
import { pageAddress } from '#web/wechat/addresses.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { askSheet } from '#web/wechat/jsapi-pay.ts';
import { inMiniProgram } from '#web/wechat/mini-program.ts';
import { absent, bad, bareAddress, type Check, good } from './finding.ts';

const PAID = 1;

export const sheetCheck: Check = {
  id: 'sheet',
  title: '微信支付 0.01 元',
  hint: '真实付款，充入当前账号余额；先付一次，再取消一次',
  press: '付 0.01 元',
  async run() {
    if (!inWeChat) return absent('不在微信里');
    if (inMiniProgram()) return absent('小程序的网页里没有公众号支付');
    if (!isLoggedIn(session.token)) return absent('请先登录并绑定微信');
    const { order_id } = await api.send(recharge.rechargeAdd, { type: 'money_v', money_v: 1 });
    const path = pageAddress();
    const body = { type: '2', order_id, fd_sn: '', pay_type: WECHAT, use_ye: false, is_app: true } as const;
    const { trade_type, cs } = await api.send(payOrder.zxPay, { query: { path }, body });
    const lines = [`trade_type ${trade_type}`, `path ${bareAddress(path)}`];
    if (!cs || trade_type !== 'JSAPI') return bad(...lines, '服务器没有给出支付窗口的参数：微信绑定了吗？');
    lines.push(`cs ${Object.keys(cs).join(' ')}`);
    const said = await askSheet(cs);
    if (said === undefined) return bad(...lines, '桥没有出现');
    const { data } = await api.send(recharge.rechargeLog, { order_id });
    const status = data.find((row) => row.order_id === order_id)?.pay_status;
    const ends = [...lines, said, `服务器：pay_status ${status ?? '未知'}`];
    // The sheet's report is no proof; one that contradicts the server is worth an issue.
    return said.endsWith(':ok') === (status === PAID) ? good(...ends) : bad(...ends);
  },
};
