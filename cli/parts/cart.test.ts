import { expect, test } from 'vitest';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { addToCart, removeFromCart, setInCart, showCart } from './cart.ts';
import { cartLines } from './goods-view.ts';
import { createFakeShop, member } from './testing/fake-shop.ts';
import { readAnswer } from './testing/read-answer.ts';

const product = {
  goods_id: 7,
  goods_name: '口罩',
  unitno_name: '盒',
  goods_number: 100,
  shop_price: '3.50',
  medium: 10,
  min_unitno: 2,
};
const any = { num: undefined, spec: undefined, batch: undefined };
const yes = async () => undefined;

function shopSelling(more: object = {}, around: object = {}, login = member) {
  const fake = createFakeShop({ login });
  const answer = { yz_range: 1, data: { ...product, ...more }, ...around };
  fake.client.on(goods.info, () => readAnswer(goods.info, answer));
  fake.client
    .on(cart.list, () => readAnswer(cart.list, { data: [] }))
    .on(buy.addToCart, () => readAnswer(buy.addToCart, { success: 1 }));
  return fake;
}
const added = (fake: ReturnType<typeof shopSelling>) =>
  fake.client.sent.filter(({ path }) => path === buy.addToCart.path);

test('the multiple of a line and its pack are told, as the cart does, but not of what is sold out', async () => {
  const fake = createFakeShop();
  const line = {
    goods_name: '棉签',
    unitno_name: '包',
    goods_price: '2.00',
    num: 40,
    type: '0',
    start_num: 20,
    min_unitno: 2,
  };
  const data = [
    { ...line, cart_id: '1', goods_id: '7', goods_number: 900 },
    { ...line, cart_id: '2', goods_id: '8', goods_number: 0 },
  ];
  fake.client.on(cart.list, () => readAnswer(cart.list, { data }));
  const style = { ink: inkFor(false, {}), say: (zh: string) => zh, columns: 100 } as TextStyle;
  const told = cartLines(await showCart(fake.shop), style);
  expect(told).toMatch(/1 棉签：.*20包.*（中包）/);
  expect(told).not.toMatch(/2 棉签：.*中包/);
});

const limit = (kk_num: number, type: number) => ({ is_restricted: 1, kk_num, restricted_num: 30, type });
test.each([
  ['an order', limit(30, 1), 30, '2 口罩：限购 30 盒 / 单'],
  ['an order, with more in the cart', limit(30, 1), 31, '2 口罩：数量限购，您还可购30个（限购 30 盒 / 单）'],
  ['an account that has bought', limit(4, 2), 6, '2 口罩：数量限购，您还可购4个（限购 30 盒 / 账号，还可购 4 盒）'],
  [
    'an account that may buy no more',
    limit(0, 2),
    1,
    '2 口罩：数量限购，您还可购0个（限购 30 盒 / 账号，还可购 0 盒）',
  ],
])('the purchase limit of %s is told of a line, if it is asked for', async (_, restricted, num, words) => {
  const { shop, client } = shopSelling({ restricted }, { priv: { restricted: 1 } });
  const line = { goods_name: '口罩', goods_id: '7', goods_price: '2.00', goods_number: 900, start_num: 1 };
  const data = [
    { ...line, cart_id: '2', num: 1, type: '0' },
    { ...line, cart_id: '3', num: num - 1, type: '0' },
    { ...line, cart_id: '4', num: 80, type: '4' },
  ];
  client.on(cart.list, () => readAnswer(cart.list, { data: data.filter((each) => each.num > 0) }));
  const style = { ink: inkFor(false, {}), say: (zh: string) => zh, columns: 100 } as TextStyle;
  const told = cartLines(await showCart(shop, true), style);
  expect(told.split('\n')).toContain(words);
  expect(told).not.toMatch(/^4 口罩：.*限购/m);
  expect(client.sent.filter(({ path }) => path === goods.info.path)).toHaveLength(1);
  expect(cartLines(await showCart(shop), style)).not.toContain('限购');
});

test('adds the smallest order when no quantity is named', async () => {
  const fake = shopSelling();
  await expect(addToCart(fake.shop, '7', any, yes)).resolves.toMatchObject({
    quantity: 10,
    price: 350,
    message: '已加入购物车！',
  });
  expect(added(fake)[0]?.args).toEqual([{ type: '0', goods_id: '7', goods_number: 10, attr_id: '', spce_id: '' }]);
});

test('what the cart holds of them now is told, so that a second run shows whether the first had arrived', async () => {
  const fake = shopSelling();
  const data = [{ cart_id: '1', goods_id: '7', num: 20 }];
  fake.client.on(cart.list, () => readAnswer(cart.list, { data }));
  await expect(addToCart(fake.shop, '7', any, yes)).resolves.toMatchObject({ quantity: 10, in_cart: 30 });
});

test('specification and batch travel with the item', async () => {
  const fake = shopSelling(
    { min_unitno: 1 },
    {
      taobao_list: [{ tb_id: 4, ph: 'A', shop_price: 2, goods_number: 5 }],
      spce_list: [{ spce_id: 9, spce_name: '大', goods_number: 50, shop_price: 4 }],
    },
  );
  await addToCart(fake.shop, '7', { num: 2, spec: '9', batch: '4' }, yes);
  expect(added(fake)[0]?.args).toMatchObject([{ attr_id: '4', spce_id: '9' }]);
  await expect(addToCart(fake.shop, '7', { ...any, spec: '1' }, yes)).rejects.toMatchObject({
    code: 'usage',
    next: ['可选：9', 'choose from: 9'],
  });
});

test('goods in specifications are not added without one, and the choice is named', async () => {
  const fake = shopSelling({}, { spce_list: [{ spce_id: 9, spce_name: '大', goods_number: 50, shop_price: 4 }] });
  await expect(addToCart(fake.shop, '7', any, yes)).rejects.toMatchObject({
    code: 'usage',
    words: ['请选择规格', 'choose a specification'],
    next: ['用 --spec，可选：9 大', 'give --spec, one of: 9 大'],
  });
  expect(added(fake)).toHaveLength(0);
});

test.each([
  ['above the stock', { num: 110 }, {}, '可购数量100盒'],
  ['above the limit', { num: 30 }, { restricted: { is_restricted: 1, kk_num: 20 } }, '数量限购，您还可购20个'],
  ['no multiple of the pack', { num: 15 }, {}, '起订量：10盒的倍数'],
  ['not for sale', { num: 10 }, { goods_type: '3' }, '该商品不可购买'],
])('%s is refused before anything is sent', async (_, choice, more, words) => {
  const fake = shopSelling(more);
  await expect(addToCart(fake.shop, '7', { ...any, ...choice }, yes)).rejects.toMatchObject({
    words: [words, expect.anything()],
  });
  expect(added(fake)).toHaveLength(0);
});

test('goods that cost points alone are added where the shop has points switched on; what costs nothing is not', async () => {
  const gift = { goods_type: '2', shop_price: '0.00', integral: 800 };
  const on = { priv: { integral: 1 } };
  await expect(addToCart(shopSelling(gift, on).shop, '7', any, yes)).resolves.toMatchObject({ quantity: 10, price: 0 });
  for (const fake of [shopSelling(gift), shopSelling({ ...gift, integral: 0 }, on)]) {
    await expect(addToCart(fake.shop, '7', any, yes)).rejects.toThrow('noPrice');
    expect(added(fake)).toHaveLength(0);
  }
});

test('who may not buy is told what to do first', async () => {
  await expect(addToCart(shopSelling({}, {}, { ...member, yz: 0 }).shop, '7', any, yes)).rejects.toThrow('请先认证');
  await expect(addToCart(shopSelling({}, { yz_range: 0 }).shop, '7', any, yes)).rejects.toThrow('您不在经营范围内');
});

test('who was verified since the login may buy', async () => {
  const fake = shopSelling({}, {}, { ...member, yz: 2 });
  fake.client.on(userLicences.yzInfo, () => readAnswer(userLicences.yzInfo, { yz: 1 }));
  await addToCart(fake.shop, '7', any, yes);
  expect(added(fake)).toHaveLength(1);
});

test('goods outside the insurance are confirmed first', async () => {
  const fake = shopSelling({}, {}, { ...member, is_yb: true });
  const no = async ({ text }: { text: string }) => Promise.reject(new Error(text));
  await expect(addToCart(fake.shop, '7', any, no)).rejects.toThrow('该商品为非医保商品');
  expect(added(fake)).toHaveLength(0);
});

test('stock and limit of the server are told in its numbers', async () => {
  const fake = shopSelling();
  fake.client.on(buy.addToCart, () => readAnswer(buy.addToCart, { success: 2, goods_number: 3 }));
  await expect(addToCart(fake.shop, '7', any, yes)).rejects.toThrow('下手慢了！还剩3个');
  fake.client
    .on(cart.list, () => theCart())
    .on(cart.upNum, () => readAnswer(cart.upNum, { success: 3, goods_number: 4 }));
  await expect(setInCart(fake.shop, '5', 9)).rejects.toThrow('数量限购，您还可购4个');
});

const theCart = () =>
  readAnswer(cart.list, { data: [{ cart_id: 5, goods_id: 7, num: 1, start_num: 1, goods_number: 20, type: '0' }] });

test.each([
  [-1, '数量不能为负数！'],
  [21, '库存不够，最大：20'],
])('a quantity of %i is refused by the cart before it is sent', async (num, words) => {
  const { shop, client } = createFakeShop();
  client.on(cart.list, () => theCart());
  await expect(setInCart(shop, '5', num)).rejects.toThrow(words);
  expect(client.sent.map(({ path }) => path)).toEqual([cart.list.path]);
});

test('the quantity of a bundle is not sent', async () => {
  const { shop, client } = createFakeShop();
  const bundle = { cart_id: 5, goods_id: 7, num: 2, start_num: 1, goods_number: 20, type: '4' };
  client.on(cart.list, () => readAnswer(cart.list, { data: [bundle] }));
  await expect(setInCart(shop, '5', 3)).rejects.toThrow('套餐的数量不可修改');
  expect(client.sent.map(({ path }) => path)).toEqual([cart.list.path]);
});

test('a changed and a removed line', async () => {
  const { shop, client } = createFakeShop();
  client
    .on(cart.list, () => theCart())
    .on(cart.upNum, () => readAnswer(cart.upNum, { success: 1, goods_price: 3 }))
    .on(cart.delNum, () => ({ del_ids: ['5'] }));
  await expect(setInCart(shop, '5', 9)).resolves.toMatchObject({ num: 9, goods_price: 300 });
  await expect(removeFromCart(shop, ['5'])).resolves.toMatchObject({ message: '删除成功！', del_ids: ['5'] });
  expect(client.sent.at(-1)?.args).toEqual({ id_list: '5' });
  // The shop would call it deleted.
  await expect(removeFromCart(shop, ['5', '6'])).rejects.toMatchObject({
    words: ['购物车里没有行号 6', expect.anything()],
  });
  expect(client.sent.at(-1)?.path).toBe(cart.list.path);
});

test.each([
  [['6'], { code: 'server', words: ['「阿莫西林」没有删除，请重试！', expect.anything()] }],
  [['5', '6'], { code: 'server', words: ['已核对，操作没有生效，请重试！', expect.anything()] }],
])('lines that the answer of a deletion does not name are looked for in the cart: %o are left', async (left, fault) => {
  const { shop, client } = createFakeShop();
  const line = {
    goods_name: '阿莫西林',
    goods_id: 7,
    goods_price: 3,
    num: 2,
    start_num: 1,
    goods_number: 20,
    type: '0',
  };
  let now = ['5', '6'];
  client
    .on(cart.list, () => readAnswer(cart.list, { data: now.map((cart_id) => ({ ...line, cart_id })) }))
    .on(cart.delNum, () => {
      now = left;
      return { del_ids: [] };
    });
  await expect(removeFromCart(shop, ['5', '6'])).rejects.toMatchObject(fault);
  now = ['5', '6'];
  left = [];
  await expect(removeFromCart(shop, ['5', '6'])).resolves.toMatchObject({ message: '删除成功！' });
});

test('the cart adds up and tells what is missing to free shipping', async () => {
  const { shop, client } = createFakeShop();
  const line = { cart_id: 1, goods_id: 7, goods_price: 3.5, num: 10, start_num: 1, goods_number: 9, type: '0' };
  client.on(cart.list, () =>
    readAnswer(cart.list, { data: [line], have_package: 0, package_price: 100, agency_franking: 10 }),
  );
  await expect(showCart(shop)).resolves.toMatchObject({ total: 3500, shortfall: 6500, shipping: 1000 });
  client.on(cart.list, () => readAnswer(cart.list, { data: [], package_price: 100, agency_franking: 10 }));
  await expect(showCart(shop)).resolves.toMatchObject({ total: 0, shortfall: undefined });
});

test('more than a limit leaves is refused with the limit, not with the stock', async () => {
  const restricted = { is_restricted: 1, kk_num: 10, restricted_num: 30, type: '1' };
  const { shop } = shopSelling({ restricted });
  await expect(addToCart(shop, '7', { ...any, num: 20 }, yes)).rejects.toMatchObject({
    words: ['数量限购，您还可购10个', '数量限购，您还可购10个'],
    next: ['限购 30 盒 / 单，还可购 10 盒', expect.anything()],
  });
  await expect(addToCart(shopSelling().shop, '7', { ...any, num: 110 }, yes)).rejects.toThrow('可购数量100盒');
});

test('a sold-out line is marked, and in no sum; a cash price is told', async () => {
  const { shop, client } = shopSelling();
  const line = (cart_id: number, more: object) => ({
    cart_id,
    goods_id: cart_id,
    goods_name: `药${cart_id}`,
    type: '0',
    start_num: 1,
    ...more,
  });
  const data = [
    line(4, { num: 70, goods_price: 2, goods_number: 0 }),
    line(5, { num: 9, goods_price: 5, goods_number: 6, unitno_name: '瓶' }),
    line(6, { num: 1, goods_price: '8.20', cash_price: '7.90', goods_number: 50 }),
  ];
  client.on(cart.list, () => readAnswer(cart.list, { data, order_pay: 0 }));
  const shown = await showCart(shop);
  expect(shown).toMatchObject({ total: 4500 + 820, left_out: 1 });
  const style = { ink: inkFor(false, {}), say: (zh: string) => zh, columns: 80 } as TextStyle;
  const [, first, , , ...told] = cartLines(shown, style).split('\n');
  expect(first).toContain('70 缺货');
  expect(told).toEqual(['4 药4：暂时缺货', '5 药5：只剩6瓶', '6 药6：现结价 ¥7.90', '合计 ¥53.20（缺货 1 行未计入）']);
});
