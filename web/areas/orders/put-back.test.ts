import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { put, session, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { type Asked, cut, serve } from '#web/state/testing.ts';
import { putBack } from './put-back.lazy.ts';

const ADD = 'buy.php?act=add_to_cart';
const priv = { goods_spce: 1, unitno: 1, restricted: 1, buyladder: 1 };

/** The shop's goods by code: name, stock and specifications. */
const shelf: Record<string, { name: string; stock: number; spces?: string[]; is_yb?: 0 }> = {
  '1': { name: '口罩', stock: 100 },
  '2': { name: '棉签', stock: 7 },
  '3': { name: '纱布', stock: 0 },
  '4': { name: '手套', stock: 50, spces: ['大号', '小号'] },
  '5': { name: '面霜', stock: 50, is_yb: 0 },
};
const spceOf = (id: string, spce_name: string, at: number) => ({
  spce_id: `${id}${at}`,
  spce_name,
  goods_number: 50,
  shop_price: '5.90',
});

/** The order's lines in wire format; other answers can be replaced. */
function shop(lines: object[], more: Parameters<typeof serve>[0] = {}) {
  return serve({
    'order.php?act=goods_list': () => ({ data: lines.map((line) => ({ goods_price: '5.90', num: 10, ...line })) }),
    'goods.php?act=info': ({ goods_id }: Asked) => {
      const found = shelf[String(goods_id)];
      if (!found) return { success: 0, error: '1', content: '商品已下架' };
      const { name, stock, spces = [], is_yb = 1 } = found;
      const data = {
        goods_id,
        goods_name: name,
        goods_number: stock,
        shop_price: '5.90',
        unitno_name: '盒',
        min_unitno: 1,
      };
      const spce_list = spces.map((each, at) => spceOf(String(goods_id), each, at));
      return goodsAnswer({ ...data, is_yb }, { priv, spce_list });
    },
    'search.php?act=search': ({ keywords }) => ({
      data: Object.entries(shelf)
        .filter(([, { name }]) => name === keywords)
        .map(([goods_id, { name, stock }]) => ({
          goods_id,
          goods_name: name,
          goods_number: stock,
          shop_price: '5.90',
        })),
      page_next: 'end',
    }),
    'search.php?act=kj_search': () => ({ data: [] }),
    'cart.php?act=list': () => ({ data: [] }),
    [ADD]: () => ({ success: 1 }),
    ...more,
  });
}
const sent = (server: ReturnType<typeof shop>) => server.asked(ADD).flatMap(({ body }) => body as object[]);

beforeEach(() => {
  start.now = { phase: 'shown', settings: { user_yz: true, log_bs: '' } as Settings };
  put({ token: 'a'.repeat(32), yz: 1, is_yb: false, cartNum: 0 });
});
afterEach(() => {
  dismissAll();
  signOut();
});

test('all goods of an order are added again: by code, with their specification, without gifts', async () => {
  const server = shop([
    { goods_id: '1', goods_name: '口罩' },
    { goods_id: '4', goods_name: '手套', spce_name: '小号', num: 3 },
    { goods_id: '2', goods_name: '棉签', is_gift: 1 },
  ]);
  expect(await putBack('7')).toEqual({ kinds: 2, left: [] });
  expect(sent(server)).toMatchObject([
    { goods_id: '1', goods_number: 10, spce_id: '0' },
    { goods_id: '4', goods_number: 3, spce_id: '41' },
  ]);
  expect(session.cartNum, 'the badge rises by the pieces').toBe(13);
});

test('an order without codes is added again by name', async () => {
  const server = shop([{ goods_name: '口罩', num: 2 }]);
  expect(await putBack('7')).toEqual({ kinds: 1, left: [] });
  expect(sent(server)).toMatchObject([{ goods_id: '1', goods_number: 2 }]);
});

test('goods that cannot be bought are listed with the reason and a link; the rest is added', async () => {
  const server = shop([
    { goods_id: '1', goods_name: '口罩' },
    { goods_id: '2', goods_name: '棉签' },
    { goods_id: '3', goods_name: '纱布' },
    { goods_id: '4', goods_name: '手套' },
    { goods_id: '9', goods_name: '酒精', goods_thumb: '/a.png' },
    { goods_id: '1', goods_name: '口罩', attr_name: '250101', num: 4 },
    { goods_id: '1', goods_name: '感冒组合', type: '4' },
  ]);
  const end = await putBack('7');
  expect(sent(server)).toMatchObject([{ goods_id: '1' }, { goods_id: '2', goods_number: 7 }]);
  expect(end?.kinds).toBe(2);
  expect(
    end?.left.map(({ goods, why, chooses, find, inPart }) => [goods.goods_name, why, chooses, find, inPart]),
  ).toEqual([
    ['棉签', '库存不够，最大：7，已放回 7', false, undefined, true],
    ['纱布', '暂时缺货', false, undefined, undefined],
    ['手套', '请选择规格', true, undefined, undefined],
    ['酒精', '已下架', false, '酒精', undefined],
    ['口罩', '请重新选择', true, undefined, undefined],
    ['感冒组合', '套餐不能在这里再次购买，请联系客服', false, undefined, undefined],
  ]);
});

test('others were faster: the shop’s text shows beside the goods, and the next ones continue', async () => {
  const server = shop([
    { goods_id: '1', goods_name: '口罩' },
    { goods_id: '2', goods_name: '棉签', num: 5 },
  ]);
  server.once(ADD, () => ({ success: 2, goods_number: 4 }));
  const end = await putBack('7');
  expect(end).toMatchObject({ kinds: 1, left: [{ goods: { goods_name: '口罩' }, why: '下手慢了！还剩4个' }] });
  expect(session.cartNum).toBe(5);
});

test('goods outside the insurance need a confirmation; declining leaves the cart unchanged', async () => {
  put({ is_yb: true });
  const server = shop([{ goods_id: '5', goods_name: '面霜' }]);
  const ends = putBack('7');
  const [question] = await vi.waitFor(() =>
    dialogs.open.length > 0 ? dialogs.open : Promise.reject(new Error('none')),
  );
  question?.settle.close(false);
  expect(await ends).toBeUndefined();
  expect(server.asked(ADD)).toEqual([]);
});

test('of several goods the uninsured ones are named, and the rest can be added without them', async () => {
  put({ is_yb: true });
  const server = shop([
    { goods_id: '5', goods_name: '面霜' },
    { goods_id: '1', goods_name: '口罩' },
  ]);
  const ends = putBack('7');
  const [question] = await vi.waitFor(() =>
    dialogs.open.length > 0 ? dialogs.open : Promise.reject(new Error('none')),
  );
  expect(question?.ask.value).toMatchObject({ goods: [{ name: '面霜', count: '10 盒' }], kinds: 1, all: 2, rest: 1 });
  question?.settle.close('rest');
  expect(await ends).toEqual({ kinds: 1, left: [] });
  expect(server.asked(ADD)).toMatchObject([{ body: [{ goods_id: '1', goods_number: 10 }] }]);
});

test('an unreachable shop is listed as the reason, and an unreadable order is thrown', async () => {
  shop([{ goods_id: '1', goods_name: '口罩' }], { 'goods.php?act=info': cut });
  expect(await putBack('7')).toMatchObject({ kinds: 0, left: [{ why: '商品信息没有取到，请重试', chooses: false }] });
  shop([], { 'order.php?act=goods_list': cut });
  await expect(putBack('7')).rejects.toThrow();
});
