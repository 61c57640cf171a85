/** No act of the terminal follows from a field that came and cannot be read: each acting field of an answer is replaced in turn. */
import { expect, test } from 'vitest';
import { applyForService } from '#cli/areas/after-sales/service.ts';
import { submitOrder } from '#cli/areas/checkout/service.ts';
import { claim } from '#cli/areas/coupons/service.ts';
import { claimSignIn } from '#cli/areas/daily-sign-in/service.ts';
import { placePreOrder } from '#cli/areas/lists/pre-orders.ts';
import { startTopUp } from '#cli/areas/money/top-ups.ts';
import { payment } from '#cli/areas/pay/pay.ts';
import { addToCart, setInCart } from '#cli/parts/cart.ts';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { memberOf } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { type MemberShop, openShop } from '#cli/shop/shop.ts';
import type { Fault } from '#cli/text/fault.ts';
import { afterSales } from '#shared/contract/after-sales.ts';
import { buy } from '#shared/contract/buy.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { cart } from '#shared/contract/cart.ts';
import { common } from '#shared/contract/common.ts';
import { goods } from '#shared/contract/goods.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { signin } from '#shared/contract/signin.ts';
import { actingFieldsOf, isUnreadable, replaced } from '#shared/contract/testing/acting-fields.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import { volume } from '#shared/contract/volume.ts';
import { createManualClock } from '#shared/flows/testing/manual-clock.ts';
import { probe } from '#shared/flows/testing/probe.ts';

interface Scene {
  readonly name: string;
  readonly reads: Call;
  readonly answer: object;
  readonly act: Call;
  run(shop: MemberShop): Promise<unknown>;
}

const none = { num: undefined, spec: undefined, batch: undefined };
const sure = async () => undefined;
const day = { gift_type: 3, gift_num: 10, is_get: 0 };
const line = {
  cart_id: '1',
  goods_id: '5',
  goods_name: '口罩',
  num: 20,
  start_num: 10,
  type: '0',
  goods_type: '1',
  goods_number: 90,
  min_unitno: 1,
  goods_price: '2.00',
  no_discount: 0,
};
const balancePays = {
  orderId: '8',
  split: undefined,
  deadline: undefined,
  method: 'balance',
  combined: false,
  agree: () => Promise.reject(new Error('was asked')),
  password: async () => '246810',
  proof: async () => new Blob(),
} as const;
const cartAnswer = {
  data: [line],
  order_pay: 1,
  have_package: 0,
  package_price: '0',
  agency_franking: '0',
  checkedList: [],
  allCheckedList: [],
};
const scenes: readonly Scene[] = [
  {
    name: 'cart add',
    reads: goods.info,
    answer: goodsAnswer(
      {
        goods_id: '5',
        goods_name: '口罩',
        goods_sn: 'YC5',
        unitno_name: '盒',
        goods_number: 600,
        shop_price: '8.60',
        medium: 10,
        box: 200,
        min_unitno: 2,
        is_promote: '0',
        p_type: 2,
      },
      { priv: { unitno: 1, buyladder: 1, goods_spce: 1 }, volume: [], shophd: [], goodshd: [] },
    ),
    act: buy.addToCart,
    run: (shop) => addToCart(shop, '5', { ...none, num: 20 }, sure),
  },
  {
    name: 'preorder place',
    reads: qhyg.info,
    answer: {
      show_goods_type: 1,
      priv: { unitno: 1, goods_spce: 1 },
      data: { goods_name: '棉签', goods_sn: 'YC5', unitno_name: '盒', min_unitno: 3, medium: 10, box: 60 },
      spce_list: [{ spce_id: 3, spce_name: '50 支' }],
    },
    act: qhyg.up,
    run: (shop) => placePreOrder(shop, '5', { num: 2, unit: undefined, spec: '3', urgent: false }),
  },
  {
    name: 'signin claim',
    reads: signin.signin,
    answer: {
      data: {
        signin_id: 4,
        lx_day: 2,
        is_get: 0,
        re_time: '0',
        ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`signin${at}`, day])),
      },
      user_id: 1,
      integral_ratio: '100',
      user_integral: 5,
    },
    act: signin.get,
    run: (shop) => claimSignIn(shop, undefined),
  },
  {
    name: 'cart set',
    reads: cart.list,
    answer: cartAnswer,
    act: cart.upNum,
    run: (shop) => setInCart(shop, '1', 30),
  },
  {
    name: 'order submit',
    reads: buy.confirm,
    answer: {
      merchants: [{ order_zt: '药仓自营', lines: [line] }],
      address_list: [],
      volume_list: [],
      activities: [],
      gifts: [],
      obstacles: [],
      address_id: '3',
      volume_id: '0',
      seal: 's1',
      money: { money_paid: '48.00', goods_amount: '48.00' },
    },
    act: buy.submit,
    run: (shop) =>
      submitOrder(shop, { lines: ['1'], address: undefined, coupon: 'none', points: false, remark: undefined }),
  },
  {
    name: 'topup start',
    reads: recharge.list,
    answer: {
      have_pay: 1,
      czhd_list: [{ hd_id: 7, moneys: '800.00', s_money: '20.00', title: '充值礼', end_time: '0' }],
    },
    act: recharge.rechargeAdd,
    run: (shop) => startTopUp(shop, { amount: undefined, activity: '7' }),
  },
  {
    name: 'after-sales apply',
    reads: afterSales.servicesInfo,
    answer: {
      data: [],
      order_sn: 'S6',
      can_apply: 1,
      can_cancel: 0,
      types: [
        { type: '2', type_name: '仅退款' },
        { type: '3', type_name: '换货' },
      ],
      lines: [
        { og_id: 4, goods_name: '棉签', num: 6, can_num: 6, can_refund: '12.00' },
        { og_id: 5, goods_name: '口罩', num: 2, can_num: 2, can_refund: '9.00' },
      ],
    },
    act: afterSales.servicesApply,
    run: (shop) =>
      applyForService(shop, '6', { type: undefined, lines: undefined, reason: '破损漏液', images: undefined }),
  },
  {
    name: 'pay',
    reads: payOrder.orderAmount,
    answer: {
      order: { order_id: 8, order_sn: 'S8', money_paid: '30.30', paid: 0 },
      pay_list: [
        { pay_id: '1', pay_name: '余额支付' },
        { pay_id: '2', pay_name: '微信支付' },
      ],
      pay_type: '1',
      have_pay: 1,
      moneys: '500.00',
      held: '0.00',
      pay_pwd: 1,
      ye_true: 1,
    },
    act: payOrder.yePay,
    // Whether the balance is enough is told by `ye_true`; `moneys` is only shown.
    run: async (shop) => (await probe(payment(shop, balancePays))).end,
  },
];

const RUBBISH: readonly (readonly [what: string, raw: unknown])[] = [
  ['null', null],
  ['a list of null', [null]],
  ['an object', { x: 1 }],
  ['a text', '请联系客服'],
  ['a fraction', 2.5],
];
/** Fields of the answer that this act does not depend on, with the reason. */
const FREE: Readonly<Record<string, string>> = {
  'cart add: data.p_type': 'there is no promotion',
  'cart set: data.0.goods_number': 'the answer tells what is left',
  'cart set: data.0.goods_price': 'the checkout asks for the price',
  'order submit: merchants.0.lines.0.goods_number': 'the answer tells what is left',
  'order submit: merchants.0.lines.0.goods_price': 'the sum is that of `money`',
  'after-sales apply: can_cancel': 'it is about another request',
  'after-sales apply: lines.0.can_refund': 'the shop decides what it refunds',
  'after-sales apply: lines.0.num': '`can_num` is what can be claimed',
  'pay: moneys': '`ye_true` tells whether the balance is enough',
};

/** A complete answer of any other call; the shop is open and asks for verification. */
function complete(path: string): object {
  const call = Object.values(calls)
    .flatMap((script): Call[] => Object.values(script))
    .find((each) => each.path === path);
  const sample = call ? (sampleOf(call.answer) as object) : {};
  return path === common.init.path ? { ...sample, shop_closed: 0, user_yz: 1 } : sample;
}

function pathOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return `${pathname.replace(/^\/api\//, '')}?act=${searchParams.get('act')}`;
}

let why: unknown;
async function tried({ reads, act, run }: Scene, answer: object): Promise<number> {
  let acted = 0;
  const answers: Readonly<Record<string, object>> = {
    [cart.list.path]: cartAnswer,
    'order.php?act=order_list': { data: [], page_next: 'end' },
    'qhyg.php?act=list': { data: [], page_next: 'end' },
    [reads.path]: answer,
  };
  const fetch: typeof globalThis.fetch = async (input) => {
    const path = pathOf(String(input));
    if (path === act.path) acted += 1;
    return Response.json({ success: 1, error: 0, need_login: 0, ...(answers[path] ?? complete(path)) });
  };
  await run(await shopAt(fetch)).catch((error: unknown) => {
    why = error;
  });
  return acted;
}

async function shopAt(fetch: typeof globalThis.fetch): Promise<MemberShop> {
  const profile = { ...localProfile, base: 'http://127.0.0.1:9/api' };
  const shop = await openShop(profile, member, {
    fetch,
    guard: createGuard(profile, { allow: 'write', typedName: async () => undefined }),
    // Nobody moves it: a pause is over at once.
    clock: { ...createManualClock(), wait: async () => undefined },
    signal: new AbortController().signal,
    random: () => 0,
    learn: () => undefined,
  });
  return memberOf(shop);
}

test.each(scenes.map((scene) => [scene.name, scene] as const))('%s acts on a good answer', async (_name, scene) => {
  const acted = await tried(scene, scene.answer);
  expect([acted, acted === 1 ? undefined : why]).toEqual([1, undefined]);
});

const cases = scenes.flatMap((scene) =>
  actingFieldsOf(scene.reads, scene.answer).flatMap((field) =>
    RUBBISH.filter(([, raw]) => isUnreadable(field, raw)).map(
      ([what, raw]) => [scene.name, field.path, what, scene, raw] as const,
    ),
  ),
);
const isFree = ([scene, path]: (typeof cases)[number]) => `${scene}: ${path}` in FREE;

test.each(cases.filter((one) => !isFree(one)))('%s: not with %s as %s', async (_name, field, _what, scene, raw) => {
  expect(await tried(scene, replaced(scene.answer, field, raw))).toBe(0);
});

test.each(Object.keys(FREE))('%s is not needed', async (free) => {
  const [, path, , scene, raw] = cases.find(([name, field]) => `${name}: ${field}` === free) ?? [];
  expect(scene && (await tried(scene, replaced(scene.answer, path ?? '', raw)))).toBe(1);
});

/** A claim names its coupon, so nothing has to be read before it; what is read after a lost answer must be readable. */
async function claimedAfterLoss(mine: object, offered: object): Promise<unknown> {
  const shop = await shopAt(async (input) => {
    const url = String(input);
    if (url.includes(volume.getVolume.path)) throw new TypeError('fetch failed');
    const answer = url.includes(volume.mine.path)
      ? mine
      : url.includes(volume.getList.path)
        ? offered
        : complete(pathOf(url));
    return Response.json({ success: 1, error: 0, need_login: 0, ...answer });
  });
  return claim(shop, '12').then(
    ({ message }) => message,
    (error: Fault) => error.code,
  );
}
const held = {
  data: [
    {
      volume_id: 12,
      held_id: 7,
      type: '2',
      price: '5.00',
      mz_price: '50.00',
      start_time: '0',
      end_time: '0',
      goods_id: '',
      is_get: 0,
    },
  ],
};
const offering = (is_get: unknown) => replaced(held, 'data.0.is_get', is_get);

test('coupon claim whose answer is lost is told by a list that can be read', async () => {
  expect(await claimedAfterLoss({ data: 'oops' }, offering(1))).toBe('领取成功！');
  expect(await claimedAfterLoss({ data: 'oops' }, offering(0))).toBe('unknown');
});

test.each(RUBBISH)('coupon claim whose answer is lost is unknown with %s in either list', async (_what, raw) => {
  expect(await claimedAfterLoss({ data: 'oops' }, offering(raw))).toBe('unknown');
  // A list of nothing has no coupon of this id.
  if (raw !== null) expect(await claimedAfterLoss({ data: raw }, { data: raw })).toBe('unknown');
  expect(await claimedAfterLoss(replaced(held, 'data.0.held_id', raw), offering(0))).toBe('unknown');
});
