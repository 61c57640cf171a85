/** The side adverts of categories, `flhd` (document 1 §3). Each level may have some. */
import type { SideAdvert } from '#shared/contract/shop-entities.ts';

/** A category of any level. */
export interface AnyCategory {
  readonly cat_name: string;
  readonly flhd: readonly SideAdvert[];
  readonly children?: readonly AnyCategory[];
}

/** An advert with the name of its category. */
export interface OfCategory {
  readonly ad: SideAdvert;
  readonly label: string;
}

/** The adverts of a category and its descendants, without duplicates. */
export function sideAdverts({ cat_name, flhd, children = [] }: AnyCategory): OfCategory[] {
  const all = [...flhd.map((ad) => ({ ad, label: cat_name })), ...children.flatMap(sideAdverts)];
  return all.filter(({ ad }, at) => all.findIndex((each) => each.ad.hd_id === ad.hd_id) === at);
}
