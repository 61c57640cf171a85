import { expect, test } from 'vitest';
import { conditionOf } from '#cli/prove/calling/condition.ts';
import { CheckFailed, checksOf, type Rule } from './check.ts';

const RULE: Rule = ['规则', 'rule'];

function told(check: () => void): readonly [expected: string, got: string] {
  try {
    check();
  } catch (error) {
    if (error instanceof CheckFailed) return [error.expected[0], error.got[0]];
    throw error;
  }
  throw new Error('it held');
}

test.each([
  ['buy.php?act=confirm', 'money.money_paid', 60_300, 59_800, ['¥598.00', '¥603.00']],
  ['cart.php?act=list', 'data.goods_price', 745, 0, ['¥0.00', '¥7.45']],
  ['user.php?act=user_center', 'moneys + acquire_money', 1, -250, ['-¥2.50', '¥0.01']],
  ['cart.php?act=list', 'data.num', 745, 3, ['3', '745']],
  ['order.php?act=order_list', 'data.length', 2, 1, ['1', '2']],
])('%s %s', (call, field, got, expected, words) => {
  expect(told(() => checksOf(call).equal(field, got, expected, RULE))).toEqual(words);
});

test('a condition of a file is written in fen, and told in yuan; another value is told as it is written', () => {
  const confirm = checksOf('buy.php?act=confirm');
  const answer = { money: { money_paid: 1297 }, address_list: [{ address_id: '7' }] };
  const meets = (written: string) => told(() => confirm.meets(answer, conditionOf(written), RULE));
  expect(meets('money.money_paid>=2000')).toEqual(['>= ¥20.00', '¥12.97']);
  expect(meets('address_list[0].address_id=007')).toEqual(['= 007', '7']);
});

test('of a condition on every row the first one that fails is told by its id, and how many there are', () => {
  const list = checksOf('cart.php?act=list');
  const rows = [{ cart_id: '8', num: 3 }, { cart_id: '9', num: 0 }, { cart_id: '10' }];
  const meets = (data: object) => told(() => list.meets({ data }, conditionOf('every data[*].num>0'), RULE));
  expect(meets(rows)).toEqual(['every > 0', '0（cart_id 9，2/3）']);
  expect(meets(rows.slice(2))).toEqual(['every > 0', '没有（cart_id 10，1/1）']);
  expect(meets([])).toEqual(['every > 0', '[]']);
});
