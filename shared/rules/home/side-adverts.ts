/** The side adverts of categories, `flhd` (document 1 §3). Each level may have some. */

import type { SideAdvert } from '#shared/contract/shop-entities.ts';
import { uniqueBy } from '#shared/contract/unique-by.ts';

/** A category of any level. */
export interface AnyCategory {
  readonly cat_name: string;
  readonly flhd: readonly SideAdvert[];
  readonly children?: readonly AnyCategory[];
}

/** An advert with the name of its category, and its number where the category has several. */
export interface OfCategory {
  readonly ad: SideAdvert;
  readonly label: string;
}

/** The adverts of a category and its descendants, without duplicates. No two have the same label. */
export function sideAdverts(category: AnyCategory): OfCategory[] {
  const once = uniqueBy(withDescendants(category), ({ ad }) => ad.hd_id);
  return once.map(({ ad, label }, at) => {
    const same = (each: OfCategory) => each.label === label;
    if (once.filter(same).length === 1) return { ad, label };
    return { ad, label: `${label} ${once.slice(0, at + 1).filter(same).length}` };
  });
}

const withDescendants = ({ cat_name, flhd, children = [] }: AnyCategory): OfCategory[] => [
  ...flhd.map((ad) => ({ ad, label: cat_name })),
  ...children.flatMap(withDescendants),
];
