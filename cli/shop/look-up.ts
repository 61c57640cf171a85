/** The command that shows what a call deals with: after a lost answer, and after a refusal. */
import type { Words } from '#cli/text/words.ts';
import { own } from './json.ts';

/** By script, or by script and act. */
const COMMANDS: Readonly<Record<string, string>> = {
  article: 'article list',
  cart: 'cart list',
  'buy add_to_cart': 'cart list',
  buy: 'order list',
  order: 'order list',
  path: 'address list',
  collect: 'favourite list',
  history: 'history list',
  volume: 'coupon mine',
  signin: 'signin show',
  recharge: 'topup log',
  invoice: 'invoice list',
  qhyg: 'preorder list',
  comment: 'order list',
  'pay/pay_order zz_pay': 'transfer show',
  'pay/pay_order cols_zz_status': 'transfer show',
  'pay/pay_order': 'order list',
  'user off': 'account close-status',
  'user off_cancel': 'account close-status',
  'user yz_submit': 'verify show',
  'user range_submit': 'scope show',
  'user up_answer': 'security list',
  wechat: 'wechat status',
};

/** What helps after a refusal, where it is something else. */
const AFTER_REFUSAL: Readonly<Record<string, Words>> = {
  login: ['忘记密码：yaocang password forgot 用户名', 'a forgotten password: yaocang password forgot USER'],
  goods: ['查找商品：yaocang search 关键词', 'look for goods: yaocang search WORDS'],
  cpzl: ['查找资料：yaocang papers search 关键词', 'look for papers: yaocang papers search WORDS'],
  volume: seeing('coupon list'),
  'buy confirm': seeing('cart list --limits'),
  // By the same call a top-up is paid.
  'pay/pay_order': ['查看：yaocang order list、yaocang topup log', 'see: yaocang order list, yaocang topup log'],
  'pay/pay_order cols_zz_status': ['付款情况：yaocang order why 编号', 'how the payment stands: yaocang order why ID'],
  'pay/pay_order yz_pay': [
    '忘记或未设置支付密码：yaocang pay-password set',
    'a forgotten payment password: yaocang pay-password set',
  ],
};

export function seeing(command: string): Words {
  return [`查看：yaocang ${command}`, `see: yaocang ${command}`];
}

/** What is said of a call, by its path: of the act, else of the script. */
function saidOf<T>(all: Readonly<Record<string, T>>, call: string): T | undefined {
  const [script = '', query = ''] = call.split('?');
  const name = script.replace(/\.php$/, '');
  return all[`${name} ${new URLSearchParams(query).get('act')}`] ?? own(all, name);
}

/** The next step after a lost answer to a call; `call` is its path. Of a known order or transfer it asks that one. */
export function lookUp(call: string, args?: unknown): Words {
  const found = saidOf(COMMANDS, call);
  const { order_id, type }: Readonly<Record<string, unknown>> = { ...Object(args).body, ...Object(args) };
  if (order_id && found === 'order list') return lookWith(`order why ${order_id}`);
  if (order_id && found === 'transfer show') return lookWith(`${found} ${order_id}${type === '2' ? ' --topup' : ''}`);
  return found === undefined ? ['请先查询，不要直接重复操作', 'look it up before you repeat it'] : lookWith(found);
}

/** `command` without `yaocang`. */
export const lookWith = (command: string): Words => [
  `请先用 yaocang ${command} 核对，不要直接重复`,
  `look it up with yaocang ${command} before you repeat it`,
];

/** The next step after the shop refused a call; undefined where its own words have to do. */
export function afterRefusal(call: string): Words | undefined {
  const command = saidOf(COMMANDS, call);
  return saidOf(AFTER_REFUSAL, call) ?? (command === undefined ? undefined : seeing(command));
}
