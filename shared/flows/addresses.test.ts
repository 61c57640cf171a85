import { expect, test } from 'vitest';
import { collect } from '#shared/contract/collect.ts';
import { path } from '#shared/contract/path.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { notDoneThough } from '#shared/messages/lost-answer.ts';
import type { ActState } from './act-once.ts';
import { deleteAddress, saveAddress } from './addresses.ts';
import { changeFavourite } from './favourite.ts';
import { type Flow, runFlow, unattended } from './flow.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';

const form = {
  address_id: '',
  consignee: '钱药师',
  phone: '13800000000',
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  address: '示例路 1 号',
  mr: true,
};
const saved = { ...form, address_id: '9', name: '钱药师', path: '浙江省 宁波市 海曙区' };
const lost = (path: string) => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};

function stage() {
  const [client, clock] = [createFakeClient(), createManualClock()];
  const last = async <A>(flow: Flow<ActState<A>>) => {
    let state: ActState<A> | undefined;
    const run = runFlow(flow, unattended(new AbortController().signal), (next) => {
      state = next;
    });
    await clock.pass(5000);
    await run;
    return state;
  };
  return { client, clock, last };
}

test('saving an address answers its id', async () => {
  const { client, clock, last } = stage();
  client.on(path.save, () => ({ address_id: '9' }));
  expect(await last(saveAddress({ client, clock }, form))).toMatchObject({ step: 'done', answer: { address_id: '9' } });
});

test.each([
  ['is among the addresses: it was saved', [saved], 'done'],
  ['is not among them: it was not', [], 'failed'],
  ['is there and is no default yet: it was not', [{ ...saved, mr: false }], 'failed'],
])('a lost answer about an address that %s', async (_what, data, step) => {
  const { client, clock, last } = stage();
  client.on(path.save, () => lost(path.save.path)).on(path.getPath, () => ({ data }));
  expect(await last(saveAddress({ client, clock }, form))).toMatchObject({ step });
  expect(client.count(path.save)).toBe(1);
});

test('a lost deletion is settled by the list', async () => {
  for (const [data, step] of [
    [[], 'done'],
    [[saved], 'failed'],
  ] as const) {
    const { client, clock, last } = stage();
    client.on(path.delPath, () => lost(path.delPath.path)).on(path.getPath, () => ({ data: [...data] }));
    expect(await last(deleteAddress({ client, clock }, saved))).toMatchObject({ step });
    expect(client.count(path.delPath)).toBe(1);
  }
});

test('a deletion whose answer does not show that the address is gone is settled by the list', async () => {
  const other = { ...saved, address_id: '40' };
  for (const [data, end] of [
    [[], { step: 'done', answer: { data: [] } }],
    [[other], { step: 'done', answer: { data: [other] } }],
    [[saved, other], { step: 'failed', message: notDoneThough }],
  ] as const) {
    const { client, clock, last } = stage();
    client.on(path.delPath, () => ({ data: [] })).on(path.getPath, () => ({ data: [...data] }));
    expect(await last(deleteAddress({ client, clock }, saved))).toEqual(end);
    expect(client.count(path.delPath)).toBe(1);
  }
});

test('a refusal is shown, not settled', async () => {
  const { client, clock, last } = stage();
  client.on(path.delPath, () => {
    throw new RefusedError(path.delPath.path, 2, '该地址不存在或已删除！', false);
  });
  expect(await last(deleteAddress({ client, clock }, saved))).toMatchObject({
    step: 'failed',
    message: { text: '该地址不存在或已删除！' },
  });
  expect(client.count(path.getPath)).toBe(0);
});

test('a lost favourite is searched by its name', async () => {
  const goods = { goods_id: '7', goods_name: '口罩' };
  for (const [on, kept, step] of [
    [true, true, 'done'],
    [true, false, 'failed'],
    [false, false, 'done'],
    [false, true, 'failed'],
  ] as const) {
    const { client, clock, last } = stage();
    const list = { data: kept ? [{ goods_id: 7, goods_name: '口罩' }] : [], page_next: 'end' };
    client
      .on(collect.collect, () => lost(collect.collect.path))
      .on(collect.collectList, () => collect.collectList.answer.read(list, { path: '', strict: false, noted: [] }));
    expect(await last(changeFavourite({ client, clock }, goods, on))).toMatchObject({ step });
    expect(client.sent.map(({ args }) => args)).toEqual([{ goods_id: '7', lx: on ? '1' : '0' }, { keywords: '口罩' }]);
  }
});
