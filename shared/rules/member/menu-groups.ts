import type { MenuEntry } from './user-centre-menu.ts';

/** The groups of a desk's menu, in the documents' order. */
const GROUPS = [
  'user-center order invoice user-range',
  'group_buy help_buy',
  're-type bank salesman qhyg user-off',
  'signin mybuy collect history volume path-list user-set',
  'feedback',
].map((keys) => keys.split(' '));

/** The entries by group; a group without one is left out. */
export const inGroups = (shown: readonly MenuEntry[]): readonly (readonly MenuEntry[])[] =>
  GROUPS.map((keys) => shown.filter(({ key }) => keys.includes(key))).filter((group) => group.length > 0);
