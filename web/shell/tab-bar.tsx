import { href, type RouteName } from '#web/navigation/routes.ts';
import { CartCount } from '#web/parts/goods/cart-count.tsx';
import { open } from '#web/state/dialogs/dialogs.ts';
import { TabBarMarkup } from './tab-bar-markup.tsx';

/** Pages with the tab bar on a phone. */
export const WITH_TAB_BAR: readonly (RouteName | undefined)[] = ['index', 'search', 'cart', 'userCenter'];

/** The phone's tab bar; on a desktop the header replaces it. */
export const TabBar = ({ route }: { readonly route: RouteName | undefined }) => (
  <TabBarMarkup
    now={route}
    hrefs={{ index: href.index(), cart: href.cart(), userCenter: href.userCenter() }}
    onCategories={() => void open('categories', {})}
    cartCount={<CartCount />}
  />
);
