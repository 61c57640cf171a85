import { href, type RouteName } from '#web/navigation/routes.ts';
import { CartCount } from '#web/parts/goods/cart-count.tsx';
import { open } from '#web/state/dialogs/dialogs.ts';
import { TabBarMarkup } from './tab-bar-markup.tsx';

/** Pages of a phone that have the bar. */
export const WITH_TAB_BAR: readonly (RouteName | undefined)[] = ['index', 'search', 'cart', 'userCenter'];

/** The phone's bar at the bottom (on a desk the header does its work). */
export const TabBar = ({ route }: { readonly route: RouteName | undefined }) => (
  <TabBarMarkup
    now={route}
    hrefs={{ index: href.index(), cart: href.cart(), userCenter: href.userCenter() }}
    onCategories={() => void open('categories', {})}
    cartCount={<CartCount />}
  />
);
