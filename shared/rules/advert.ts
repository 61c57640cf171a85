/** Adverts (document 1 §3, §4). */
import { safeLink } from './safe-link.ts';

/** The advert popup counts down from this once its image has loaded, in seconds, and closes at 0. */
export const POPUP_SECONDS = 9;

/** Where an advert leads; undefined when "#" or an unsafe address makes it no link. */
export const advertLink = (ad_link: string): string | undefined =>
  ad_link.trim() === '#' ? undefined : safeLink(ad_link);

/** A navigation item of the header; link2 and icon2 are for members. */
export interface NavItem {
  readonly link: string;
  readonly link2?: string | undefined;
  readonly icon?: string | undefined;
  readonly icon2?: string | undefined;
}

/** Link and icon of a navigation item: the second ones when the user is logged in and the item carries them. */
export const navTarget = (
  item: NavItem,
  loggedIn: boolean,
): { link: string | undefined; icon: string | undefined } => ({
  link: safeLink((loggedIn && item.link2) || item.link),
  icon: (loggedIn && item.icon2) || item.icon,
});
