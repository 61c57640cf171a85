/** Delay of a screen's calls after it loads, in ms (document 1 §7, document 2 §7). */
export const START_DELAY = 100;

/** Delay of the cart's calls. */
export const CART_START_DELAY = 200;

/** Delay of the order list's calls. */
export const ORDERS_START_DELAY = 300;

/** Delay of the side menu's call, which is made only without a cached copy. */
export const SIDE_MENU_START_DELAY = 200;
