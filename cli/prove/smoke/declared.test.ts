/** What a call's declaration wants and no scenario reads: the contract check and a walk tell the same. */
import { expect, test } from 'vitest';
import { driftOf, isDeviation } from '#cli/prove/contract/drift.ts';
import { createClient } from '#shared/client/create.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { createDemand } from './demand.ts';
import { testPorts } from './testing/test-ports.ts';
import { type Walk, walkThrough } from './walk.ts';

const { buy, order, path, payOrder } = calls;
const nowhere = { base: 'http://shop/api', fetch, now: () => 0, operate: () => Promise.reject(new Error('none')) };

/** What a walk tells that asks once and reads nothing, and what the contract check tells of the same answer. */
async function told<C extends Call>(call: C, args: ArgsOf<C>, answer: object) {
  const demand = createDemand();
  const other = async () => Response.json({ success: 1, ...answer });
  const client = demand.around(
    createClient({ ...nowhere, fetch: other, token: () => '', agencyId: () => '', onDeviation: demand.onDeviation }),
  );
  const scenario = (walk: Walk): Promise<AnswerOf<C>> => walk.ask(['问', 'ask'], call, args);
  const ports = { ...testPorts(nowhere), client, deviating: demand.deviating };
  const { steps, thrown } = await walkThrough(ports, 'zh', async (walk) => void (await scenario(walk)));
  const findings = driftOf(call, answer as Readonly<Record<string, unknown>>).filter(isDeviation);
  return {
    walk: steps.flatMap(({ trouble }) => trouble?.message ?? []),
    fields: steps.flatMap(({ trouble }) => trouble?.field ?? []),
    checked: findings.map((each) => each.path),
    thrown,
  };
}

const address = { address_id: '31', consignee: '周掌柜', phone: '13900001111', path: '江州市 1 号', mr: 0 };
const row = { order_id: '81', order_sn: 'YC81', add_time: '2026-11-20 09:30:00', goods_thumb: [], order_zt: '自营' };
const state = { is_fd: 0, status: { status: 1 }, order_status: 0, pay_status: 0, shipping_status: 0, breed_num: 1 };

test('an address without its phone, with its id', async () => {
  const { phone: _, ...bare } = { ...address, address_id: '32' };
  const { walk, checked, thrown } = await told(path.getPath, {}, { data: [address, bare] });
  expect(walk).toEqual([expect.stringMatching(/^data\.\*\.phone 缺失.*address_id 32/)]);
  expect([checked, thrown]).toEqual([['data.*.phone'], expect.objectContaining({ call: path.getPath.path })]);
});

test('addresses that are keyed by their id and have none', async () => {
  const { address_id: _, ...bare } = address;
  const answer = { merchants: [], address_list: { 31: bare, 32: bare }, address_id: '31', money: {} };
  const args = { buy_list: '5', address_id: '', volume_id: '', use_integral: false };
  const { walk, checked } = await told(buy.confirm, args, answer);
  expect(walk).toContainEqual(expect.stringContaining('address_list.*.address_id 缺失（2/2）'));
  expect(checked).toContain('address_list.*.address_id');
});

test('a time that cannot be read, in the row of its order', async () => {
  const data = [{ ...row, ...state, money_paid: '9.00', shipping_fee: '0.00', add_time: '前天' }];
  const { walk, checked } = await told(order.orderList, { order_id: '81' }, { data, page_next: 'end', order_pay: 1 });
  expect(walk).toEqual([expect.stringMatching(/^data\.\*\.add_time.*应为 ?时间.*order_id 81/)]);
  expect(checked).toContain('data.*.add_time');
});

test('an order for payment without its number', async () => {
  const asked = { type: '1', order_id: '81', fd_sn: '' } as const;
  const answer = { order: { money_paid: '9.00' }, pay_list: [{ pay_id: '1', pay_name: '余额' }], pay_type: '' };
  const { fields, checked } = await told(payOrder.orderAmount, asked, { ...answer, moneys: '5.00' });
  expect([fields, checked.includes('order.order_sn')]).toEqual([['order.order_sn'], true]);
});

test('a line of the checkout without its price', async () => {
  const line = { cart_id: '5', goods_id: '61', goods_name: '消食片', num: 2, type: '0', start_num: 1, goods_number: 9 };
  const answer = {
    merchants: [{ order_zt: '自营', shipping_fee: '0.00', lines: [line] }],
    address_list: [],
    money: {},
  };
  const args = { buy_list: '5', address_id: '', volume_id: '', use_integral: false };
  const { fields, checked } = await told(buy.confirm, args, answer);
  expect(fields).toContain('merchants.*.lines.*.goods_price');
  expect(checked).toContain('merchants.*.lines.*.goods_price');
});

test('what is as declared, or may be missing, tells nothing', async () => {
  expect((await told(path.getPath, {}, { data: { 3: address, 4: { ...address, address_id: '32' } } })).walk).toEqual(
    [],
  );
});
