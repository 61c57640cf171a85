/** The side adverts of categories (document 1 §3, `flhd`): any level may carry some. */
import type { SideAdvert } from '#shared/contract/shop-entities.ts';

/** A category of any level. */
export interface AnyCategory {
  readonly cat_name: string;
  readonly flhd: readonly SideAdvert[];
  readonly children?: readonly AnyCategory[];
}

/** An advert with the name of the category that it belongs to. */
export interface OfCategory {
  readonly ad: SideAdvert;
  readonly label: string;
}

/** The adverts of a category and of all below it; what several of them carry comes once. */
export function sideAdverts({ cat_name, flhd, children = [] }: AnyCategory): OfCategory[] {
  const all = [...flhd.map((ad) => ({ ad, label: cat_name })), ...children.flatMap(sideAdverts)];
  return all.filter(({ ad }, at) => all.findIndex((each) => each.ad.hd_id === ad.hd_id) === at);
}
