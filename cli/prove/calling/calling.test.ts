import { expect, test } from 'vitest';
import { everyCall, findCall } from '#cli/shop/find-call.ts';
import { Fault } from '#cli/text/fault.ts';
import { calls } from '#shared/contract/calls.ts';
import { readArguments } from './arguments.ts';
import { conditionOf } from './condition.ts';

const fault = (act: () => unknown): Fault => {
  try {
    act();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
const none = { args: {}, secrets: {}, body: undefined };

test('every declared call is found by its path, its script and act, and its name in the contract', () => {
  for (const { call, key, script, act } of everyCall) {
    expect(findCall(call.path, undefined).call).toBe(call);
    expect(findCall(script, act).call).toBe(call);
    expect(findCall(key, undefined).call).toBe(call);
  }
});

test.each([
  ['cart', 'list'],
  ['cart.php', 'list'],
  ['cart.php?act=list', undefined],
  ['http://127.0.0.1:8080/api/cart.php?act=list&_=1', undefined],
  ['cart.list', undefined],
])('%s %s is the cart', (first, second) => {
  expect(findCall(first, second).call).toBe(calls.cart.list);
});

test('what is not there is answered with what is', () => {
  expect(fault(() => findCall('carts', 'list')).next?.[1]).toContain('cart');
  expect(fault(() => findCall('cart', 'lst')).next?.[1]).toBe('it has: list');
  expect(fault(() => findCall('cart', 'pay')).next?.[1]).toContain('up_num');
  expect(fault(() => findCall('cart', undefined)).words[1]).toContain('list');
});

test('a second word beside a whole path is no act: it is told how arguments are written', () => {
  for (const path of ['cart.php?act=up_num', 'cart.upNum', 'cart.up_num']) {
    const refused = fault(() => findCall(path, '7'));
    expect(refused.words[1]).toBe('7 is no argument');
    expect(refused.next?.[1]).toContain('NAME=VALUE');
  }
});

test('arguments are typed by the declaration', () => {
  const read = readArguments(calls.cart.upNum, { ...none, args: { cart_id: '7', num: '10' } });
  expect(read).toEqual({ cart_id: '7', num: 10 });
  const body = '[{"type":"0","goods_id":5,"goods_number":"3","attr_id":"","spce_id":0}]';
  expect(readArguments(calls.buy.addToCart, { ...none, body })).toEqual([
    { type: '0', goods_id: '5', goods_number: 3, attr_id: '', spce_id: '' },
  ]);
});

test.each([
  [{ cart_id: '7', num: 'ten' }, 'num takes a whole number'],
  [{ cart_id: '7' }, 'missing: num'],
  [{ cart_id: '7', num: '1', nmu: '2' }, 'takes no nmu'],
] as [Record<string, string>, string][])('%o is refused: %s', (args, sentence) => {
  const refused = fault(() => readArguments(calls.cart.upNum, { ...none, args }));
  expect(refused.words[1]).toContain(sentence);
  expect(refused.code).toBe('usage');
});

test('a secret is not taken from the command line, and goes out encoded when it is a password', () => {
  const { yzPay } = calls.payOrder;
  const refused = fault(() => readArguments(yzPay, { ...none, args: { pay_pwd: '246810' } }));
  expect(refused.next?.[1]).toContain('pay_pwd=env:NAME');
  expect(`${refused.words} ${refused.next}`).not.toContain('246810');
  expect(readArguments(yzPay, { ...none, secrets: { pay_pwd: '246810' } })).toEqual({ pay_pwd: 'enc:MjQ2ODEw' });
});

test('a body that is no JSON, of the wrong kind, or not wanted', () => {
  expect(fault(() => readArguments(calls.buy.addToCart, { ...none, body: '{' })).words[1]).toContain('no JSON');
  expect(fault(() => readArguments(calls.buy.addToCart, { ...none, body: '[{"type":"0"}]' })).words[1]).toContain(
    "the body's 0.goods_id takes an id",
  );
  expect(fault(() => readArguments(calls.cart.list, { ...none, body: '{}' })).words[1]).toContain('takes no body');
});

const answer = {
  status: 1,
  paid: true,
  word: '已付款',
  data: [
    { id: '5', n: 2 },
    { id: '6', n: 3 },
  ],
  none: '',
};

test.each([
  ['status=1', true],
  ['status=2', false],
  ['status != 2', true],
  ['status>0', true],
  ['status<=0', false],
  ['paid', true],
  ['paid=1', true],
  ['paid=false', false],
  ['!paid', false],
  ['!none', true],
  ['none', false],
  ['nothing.there', false],
  ['!nothing.there', true],
  ['word~付款', true],
  ['data.1.n=3', true],
  ['data.*.id=6', true],
  ['data.*.id=7', false],
  ['data.*.id!=6', false],
  ['data.length=2', true],
])('%s: %s', (written, holds) => {
  expect(conditionOf(written).holds(answer)).toBe(holds);
});

test.each(['', '=1', 'a b', 'a.=1', '!a=1'])('“%s” is no condition', (written) => {
  expect(fault(() => conditionOf(written)).next?.[1]).toContain('field=value');
});
