import { expect, test } from 'vitest';
import { orderTabs } from './order-tabs.ts';

test('the last tab is 待评价 when booklet_type is 2, and 已完成 otherwise', () => {
  expect(orderTabs('2').map(({ lx }) => lx)).toEqual(['all', '1', '2', '3', '5']);
  expect(orderTabs('1').at(-1)).toEqual({ lx: '6', label: '已完成' });
});
