/** The command that shows the outcome after a lost answer. */
import type { Words } from '#cli/text/words.ts';

/** By script, or script and act. */
const COMMANDS: Readonly<Record<string, string>> = {
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
  comment: 'review list',
  'pay/pay_order zz_pay': 'transfer show',
  'pay/pay_order cols_zz_status': 'transfer show',
  'pay/pay_order': 'order list',
};

/** The next step after a lost answer to a call; `call` is its path. Of a known order it asks that order. */
export function lookUp(call: string, args?: unknown): Words {
  const [script = '', query = ''] = call.split('?');
  const name = script.replace(/\.php$/, '');
  const found = COMMANDS[`${name} ${new URLSearchParams(query).get('act')}`] ?? COMMANDS[name];
  const { order_id = Object(Object(args).body).order_id } = Object(args) as Readonly<Record<string, unknown>>;
  const command = found === 'order list' && typeof order_id === 'string' && order_id ? `order why ${order_id}` : found;
  return command === undefined ? ['请先查询，不要直接重复操作', 'look it up before you repeat it'] : lookWith(command);
}

/** `command` without `yaocang`. */
export const lookWith = (command: string): Words => [
  `请先用 yaocang ${command} 核对，不要直接重复`,
  `look it up with yaocang ${command} before you repeat it`,
];

/** What helps after a refusal, by script. */
const AFTER_REFUSAL: Readonly<Record<string, Words>> = {
  login: ['忘记密码：yaocang password forgot 用户名', 'a forgotten password: yaocang password forgot USER'],
  goods: ['查找商品：yaocang search 关键词', 'look for goods: yaocang search WORDS'],
  cpzl: ['查找资料：yaocang papers search 关键词', 'look for papers: yaocang papers search WORDS'],
  volume: seeing('coupon list'),
  article: seeing('article list'),
  cart: seeing('cart list'),
  recharge: seeing('topup log'),
  path: seeing('address list'),
  order: seeing('order list'),
  comment: seeing('order list'),
};

function seeing(command: string): Words {
  return [`查看：yaocang ${command}`, `see: yaocang ${command}`];
}

/** The next step after the shop refused a call; undefined where its own words have to do. */
export const afterRefusal = (call: string): Words | undefined => AFTER_REFUSAL[call.replace(/\.php.*$/s, '')];
