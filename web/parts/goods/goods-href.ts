import { goodsLink, type LinkedGoods } from '#shared/rules/goods/goods-link.ts';
import { hrefOf } from '#web/navigation/routes.ts';

/** The address of the goods page of a card, base path included. */
export const goodsHref = (goods: LinkedGoods): string => hrefOf(goodsLink(goods));
