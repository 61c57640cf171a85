import { expect, test } from 'vitest';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { inGroups } from './menu-groups.ts';
import { menuEntries } from './user-centre-menu.ts';

const sizes = (priv: Partial<SystemPriv>, booklet_type = '') => {
  const entries = menuEntries({ priv: priv as SystemPriv, verified: true, booklet_type });
  const groups = inGroups(entries);
  expect(groups.flat(), 'each entry once, in the documents’ order').toEqual(entries);
  return groups.map((group) => group.length);
};

test('a desk’s menu has five groups with everything, and none that is empty', () => {
  const all = {
    invoice: true,
    yz_range: true,
    group_buy: true,
    help_buy: true,
    bank_list: true,
    qhyg: true,
    signin: true,
  };
  expect(sizes(all, '1')).toEqual([4, 2, 5, 7, 1]);
  expect(sizes({})).toEqual([2, 2, 6, 1]);
});
