/** A screen's calls start this many ms after it loads (document 1 §7, document 2 §7). */
export const START_DELAY = 100;

/** The cart's calls. */
export const CART_START_DELAY = 200;

/** The order list's calls. */
export const ORDERS_START_DELAY = 300;

/** The user centre's side menu, when no stored copy exists. */
export const SIDE_MENU_START_DELAY = 200;
