/**
 * The address of a checkout. Document 1 §1 puts the cart ids into it; many of them would be more than a web server takes
 * (8 kB as nginx and Apache come), and a login's way back carries the address once more. A long list is therefore
 * stored, and the address names it: it lives as long as the tab, which a reload and a new login survive.
 */
import { joinIds } from '#shared/rules/cart/cart-checkout.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { serverNow } from '#web/state/clock.ts';
import * as kept from '#web/state/storage/kept.ts';

/** The most characters of joined ids in an address: encoded twice they are 4 kB. */
const MOST = 2_000;

/** Where the checkout of these cart lines is. Where nothing can be stored, the whole list is in the address. */
export function checkoutHref(ids: readonly string[]): string {
  const buy_list = joinIds(ids);
  if (buy_list.length <= MOST) return href.buy({ buy_list });
  const list = serverNow().toString(36);
  const stored = kept.buy_list.mine(list);
  stored.write(buy_list);
  return stored.read() === buy_list ? href.buy({ list }) : href.buy({ buy_list });
}

/** The joined ids that an address means; '' for a list of another tab or member, and without any. */
export const linesOf = ({ buy_list, list }: QueryOf<'buy'>): string =>
  buy_list || (list && kept.buy_list.mine(list).read()) || '';
