/** Adverts (document 1 §3, §4). */
import { safeLink } from '#shared/rules/app/safe-link.ts';

/** Seconds of the advert popup's countdown, which starts when its image has loaded. At 0 it closes. */
export const POPUP_SECONDS = 9;

/** The link of an advert; undefined for "#" and for unsafe addresses. */
export const advertLink = (ad_link: string): string | undefined =>
  ad_link.trim() === '#' ? undefined : safeLink(ad_link);

/** A navigation item of the header. `link2` and `icon2` are for members. */
export interface NavItem {
  readonly link: string;
  readonly link2?: string | undefined;
  readonly icon?: string | undefined;
  readonly icon2?: string | undefined;
}

/** The link and icon of a navigation item: the second ones when the user is logged in and the item has them. */
export const navTarget = (
  item: NavItem,
  loggedIn: boolean,
): { link: string | undefined; icon: string | undefined } => ({
  link: safeLink((loggedIn && item.link2) || item.link),
  icon: (loggedIn && item.icon2) || item.icon,
});
