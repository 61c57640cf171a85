import { cart } from '#shared/contract/cart.ts';
import { common } from '#shared/contract/common.ts';
import { CART_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/goods/recommendation.ts';
import { FIRST_GOODS_IMAGE } from '#web/state/loading/first-image.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The cart, and its recommendations. */
export const cartLoader = defineLoader('cart', (read) => ({
  list: read(cart.list, () => ({}), { members: true, delay: CART_START_DELAY }),
  recommended: read(common.randBest, () => ({ num: RECOMMENDED_ON_LISTS, lx: 'cart', keywords: '' }), {
    delay: CART_START_DELAY,
    image: FIRST_GOODS_IMAGE,
  }),
}));
