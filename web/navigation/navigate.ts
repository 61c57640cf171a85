/** Navigation for areas, which do not know the router: `web/boot` provides it. */

interface Navigator {
  go(address: string, replace: boolean): void;
  back(fallback: string): void;
  returnTo(address: string): void;
}

// The functions below return nothing: what an effect returns is called as its clean-up.
let navigator: Navigator | undefined;

/** Called once by `web/boot`. */
export function provideNavigator(one: Navigator): void {
  navigator = one;
}

/** Navigates to an address made by `href`. */
export function go(address: string): void {
  navigator?.go(address, false);
}

/** Replaces the current entry: filters, redirects, after a login. */
export function goInstead(address: string): void {
  navigator?.go(address, true);
}

/** One page back, or to `fallback` when this is the first page of the visit. */
export function goBack(fallback: string): void {
  navigator?.back(fallback);
}

/** Returns to an earlier page after a login, so that back does not pass it twice. */
export function returnTo(address: string): void {
  navigator?.returnTo(address);
}
