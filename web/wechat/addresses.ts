/** Addresses of this page, as payments, signatures and the server's entry need them. */
import { type Environment, entryUrl, onIos } from './environment.ts';

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/** The address of the page that the buyer is on, without its fragment: `path` of a payment (document 2 §7). */
export const pageAddress = (): string => withoutHash(location.href);

/** The server's entry for a browser in WeChat (`wechat.php?act=entry`), leading back to `to`, a path of the shop. */
export function entryTo(entry: string, to: string): string {
  const address = new URL(entry, location.href);
  address.searchParams.set('to', to);
  return address.href;
}

/** The address that WeChat checks signatures against: on iOS the entry address, elsewhere the current one. */
export const signingAddress = ({ onIos }: Pick<Environment, 'onIos'>, entry: string, now: string): string =>
  withoutHash(onIos ? entry : now);

/** The address to sign now. */
export const signingUrl = (): string => signingAddress({ onIos }, entryUrl, location.href);

/** The addresses that WeChat may compare, the likelier first; one when both are equal. */
export const signingCandidates = (): string[] => [
  ...new Set([signingUrl(), signingAddress({ onIos: !onIos }, entryUrl, location.href)]),
];
