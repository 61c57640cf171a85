/** Going somewhere, without knowing the router: `web/boot` hands in the one that does it. */

interface Navigator {
  go(address: string, replace: boolean): void;
  back(fallback: string): void;
  returnTo(address: string): void;
}

let navigator: Navigator | undefined;

/** Handed in once by `web/boot`. */
export function provideNavigator(one: Navigator): void {
  navigator = one;
}

/** Goes to an address made by `href`. */
export const go = (address: string): void => navigator?.go(address, false);

/** Goes there in place of the current entry: filters, redirects, after a login. */
export const goInstead = (address: string): void => navigator?.go(address, true);

/** One page back, or to `fallback` when this is the first page of the visit. */
export const goBack = (fallback: string): void => navigator?.back(fallback);

/** To a page that was left for this one, so that the way back does not lead through it twice: after a login. */
export const returnTo = (address: string): void => navigator?.returnTo(address);
