import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { CancelledError, LoginLostError, NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { placePreOrder, showPreOrder } from './pre-orders.ts';

const goods = { goods_name: '口罩', goods_sn: 'YC1', unitno_name: '盒', min_unitno: 2, medium: 10, box: 0 };
const wanted = { num: 3, unit: undefined, spec: undefined, urgent: false };

function shopWith(data: object = {}, spce_list: object[] = []) {
  const made = createFakeShop();
  made.client
    .on(qhyg.info, () => readAnswer(qhyg.info, { priv: {}, data: { ...goods, ...data }, spce_list }))
    .on(qhyg.list, () => readAnswer(qhyg.list, { data: [{ qhyg_id: 1, goods_id: 7, num: 30 }], page_next: 'end' }))
    .on(qhyg.up, () => ({}));
  return made;
}

test('units below min_unitno and without a pack are closed', async () => {
  const { units, multiple } = await showPreOrder(shopWith().shop, '7');
  expect(units.map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
  expect(multiple).toBe(10);
});

test('the quantity is sent in base units, of the smallest open unit by itself', async () => {
  const { shop, client } = shopWith();
  await expect(placePreOrder(shop, '7', { ...wanted, urgent: true })).resolves.toMatchObject({
    message: '提交成功（我的->缺货预购->查看记录）',
    num: 30,
  });
  expect(client.sent.at(-1)?.args).toEqual({ goods_id: '7', spce_id: '', num: 30, impatient: true });
});

test('what does not fit is refused before anything is sent', async () => {
  const { shop, client } = shopWith();
  const usage = { code: 'usage' };
  await expect(placePreOrder(shop, '7', { ...wanted, unit: 'base' })).rejects.toMatchObject(usage);
  await expect(placePreOrder(shop, '7', { ...wanted, num: 0 })).rejects.toMatchObject({
    words: ['数据有误，请核对！', '数据有误，请核对！'],
  });
  await expect(placePreOrder(shop, '7', { ...wanted, spec: '1' })).rejects.toMatchObject(usage);
  await expect(placePreOrder(shop, '0', wanted)).rejects.toMatchObject({
    words: expect.arrayContaining(['数据有误，请核对！']),
  });
  expect(client.count(qhyg.up)).toBe(0);
  const special = shopWith({ min_unitno: 1 }, [{ spce_id: 4, spce_name: '大盒' }]);
  await expect(placePreOrder(special.shop, '7', wanted)).rejects.toMatchObject({
    ...usage,
    next: ['可选：--spec 4', 'choose from: --spec 4'],
  });
  await placePreOrder(special.shop, '7', { ...wanted, spec: '4' });
  expect(special.client.sent.at(-1)?.args).toMatchObject({ spce_id: '4', num: 3 });
});

test.each([
  ['a new one in the list: it was placed', 'dropped', [1, 2], { num: 30 }],
  ['none but the old one: it was not', 'dropped', [1], { code: 'network' }],
  [
    'the shop may still be at it',
    'timeout',
    [1],
    { code: 'unknown', next: ['请先用 yaocang preorder list 核对，不要直接重复', expect.anything()] },
  ],
] as const)('a lost answer is settled by the list, never by sending it again: %s', async (_, how, ids, expected) => {
  const { shop, client, clock } = shopWith();
  client.on(qhyg.up, () => {
    const data = ids.map((qhyg_id) => ({ qhyg_id, goods_id: 7, num: 30 }));
    client.on(qhyg.list, () => readAnswer(qhyg.list, { data, page_next: 'end' }));
    throw new UnknownOutcomeError(qhyg.up.path, new NetworkError(qhyg.up.path, how));
  });
  const placing = placePreOrder(shop, '7', wanted).catch((error: unknown) => error);
  await clock.pass(5000);
  await expect(placing).resolves.toMatchObject(expected);
  expect(client.count(qhyg.up)).toBe(1);
});

test('a shop that does not list pre-orders takes them; a lost login and Ctrl-C at that look end it', async () => {
  const { shop, client } = shopWith();
  const looking = (error: Error) => {
    client.on(qhyg.list, () => {
      throw error;
    });
    return placePreOrder(shop, '7', wanted);
  };
  const { path } = qhyg.list;
  await expect(looking(new NetworkError(path, 'not-json'))).resolves.toMatchObject({ num: 30 });
  await expect(looking(new NetworkError(path, 'status', 404))).resolves.toMatchObject({ num: 30 });
  await expect(looking(new LoginLostError(path))).rejects.toBeInstanceOf(LoginLostError);
  await expect(looking(new CancelledError(path))).rejects.toBeInstanceOf(CancelledError);
  expect(client.count(qhyg.up)).toBe(2);
});
