import type { IconName } from '#web/ui/icon.tsx';

/** Words in a category's name, with their icon. */
const SIGNS: readonly (readonly [RegExp, IconName])[] = [
  [/中成/, 'leaf'],
  [/饮片|药材|参茸/, 'mortar'],
  [/器械|医疗/, 'firstaid'],
  [/防护|耗材|消毒/, 'shield'],
  [/外用|眼|皮肤/, 'drop'],
  [/母婴|儿童/, 'baby'],
  [/保健|营养/, 'pulse'],
  [/计生/, 'heart'],
  [/日化|护理|个护/, 'star'],
  [/药|西药|化学/, 'pill'],
];

/** The icon of a category, by its name. */
export const categoryIcon = (cat_name: string): IconName => SIGNS.find(([words]) => words.test(cat_name))?.[1] ?? 'box';
