import { expect, test } from 'vitest';
import { cpzl } from '#shared/contract/cpzl.ts';
import { goods } from '#shared/contract/goods.ts';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { order } from '#shared/contract/order.ts';
import { path } from '#shared/contract/path.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { OtherAnswerError, UnknownOutcomeError } from '#shared/errors.ts';
import { createClient } from './create.ts';

const client = (body: object, strict = false) =>
  createClient({
    base: 'http://shop.test/api',
    fetch: async () => new Response(JSON.stringify({ success: 1, page_next: 'end', ...body })),
    token: () => '',
    agencyId: () => '',
    strict,
  });
const rowsOf = (...rows: readonly object[]) => ({ data: rows });
const row = (order_id: string, more: object = {}) => ({ order_id, order_sn: `SN${order_id}`, ...more });

test('an answer about another product, order or payment is a failure that names both ids', async () => {
  const product = client(goodsAnswer({ goods_id: 9305, goods_name: '板蓝根颗粒' }));
  await expect(product.send(goods.info, { goods_id: '9312', log_bs: '' })).rejects.toMatchObject({
    path: 'data.goods_id',
    expected: '9312',
    got: '9305',
    call: 'goods.php?act=info',
  });
  const papers = client({ goods: { goods_id: '9305' }, data: [] });
  await expect(papers.send(cpzl.info, { goods_id: '9312' })).rejects.toBeInstanceOf(OtherAnswerError);
  const amount = client({ order: row('871', { money_paid: '39.43' }), pay_list: [], have_pay: 1, pay_pwd: 0 });
  const asked = { type: '1', order_id: '872', fd_sn: '' } as const;
  await expect(amount.send(payOrder.orderAmount, asked)).rejects.toBeInstanceOf(OtherAnswerError);
});

test('an address that was saved under another id is not known to be saved; a new one has the id that it got', async () => {
  const form = {
    consignee: '孙',
    phone: '13700000000',
    province: '浙江省',
    city: '杭州市',
    address: '示例路 2 号',
    mr: false,
  };
  const save = (address_id: string) => client({ address_id: 52 }).send(path.save, { ...form, address_id });
  await expect(save('51')).rejects.toBeInstanceOf(UnknownOutcomeError);
  await expect(save('')).resolves.toMatchObject({ address_id: '52' });
});

test('an answer that names no id, and an id in another spelling, are taken', async () => {
  await expect(
    client(goodsAnswer({ goods_sn: 'X1' })).send(goods.info, { goods_id: '9312', log_bs: '' }),
  ).resolves.toBeDefined();
  for (const goods_id of [9312, '9312', '09312']) {
    const { data } = await client(goodsAnswer({ goods_id, goods_sn: 'X1' })).send(goods.info, {
      goods_id: '9312',
      log_bs: '',
    });
    expect(data.goods_sn).toBe('X1');
  }
});

test('of the rows of an order only its own are taken, and rows of others alone are a failure', async () => {
  const several = client(rowsOf(row('870'), row('872', { order_zt: 'first' }), row('873')));
  expect((await several.send(order.orderList, { order_id: '872' })).data).toMatchObject([{ order_id: '872' }]);
  expect((await several.send(order.orderList, {})).data).toHaveLength(3);
  expect((await client(rowsOf()).send(order.orderList, { order_id: '872' })).data).toEqual([]);
  await expect(client(rowsOf(row('870'))).send(order.orderList, { order_id: '872' })).rejects.toBeInstanceOf(
    OtherAnswerError,
  );
  await expect(client(rowsOf(row('61'))).send(recharge.rechargeLog, { order_id: '62' })).rejects.toBeInstanceOf(
    OtherAnswerError,
  );
});

test('the parts of a split order have ids of their own', async () => {
  const parts = client(rowsOf(row('881', { is_fd: 1 }), row('882', { is_fd: 1 })));
  expect((await parts.send(order.orderList, { order_id: '880' })).data).toHaveLength(2);
});

test('the next page of a list is compared with what its link asks for', async () => {
  const page = client(rowsOf({ id: 5, goods_id: 411 }));
  const next = page.next(groupBuys.list, 'http://shop.test/api/group.php?act=list&goods_id=410&page=2');
  await expect(next).rejects.toBeInstanceOf(OtherAnswerError);
});

test('the outcome of an act is unknown when its answer is about another thing', async () => {
  const start = client({ data: { id: 5, goods_id: 411 } }).send(groupBuys.start, { goods_id: '410' });
  await expect(start).rejects.toBeInstanceOf(UnknownOutcomeError);
});
