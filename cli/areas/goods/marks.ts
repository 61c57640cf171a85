/** What the tags of the shop's goods card and goods page say beside name, price and stock. */
import { shanghaiTime } from '#cli/text/money.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Product } from '#shared/contract/goods.ts';
import { isNearExpiry } from '#shared/rules/goods/near-expiry.ts';
import { soldLabel } from '#shared/rules/prices/shown-prices.ts';

type Mark = readonly [word: string, is: unknown];

const said = (marks: readonly Mark[]): string[] => marks.flatMap(([word, is]) => (is ? [word] : []));

const month = (ms: number): string => shanghaiTime(ms).slice(0, 7);

export const cardMarks = (card: GoodsCard): string[] =>
  said([
    ['医保', card.pledge_id],
    ['UDI', card.is_udi],
    [`效期 ${month(card.tb_end_time ?? 0)}`, isNearExpiry(card) && card.tb_end_time],
    ['效期特惠', !isNearExpiry(card) && card.is_taobao],
    ['已在购物车', card.isBuy],
    ['买过', card.is_buy],
    ['新品', card.is_new],
    [card.hd_name ?? '', card.hd_name],
    ['团购', card.group_id],
    ['砍价', card.help_id],
    ['推荐', card.is_best],
    ['名品', card.is_famous],
    ['不参与优惠', card.no_discount],
    [soldLabel(card.buy_count ?? 0), card.buy_count],
  ]);

export const productMarks = (product: Product): string[] =>
  said([
    ['医保', product.is_yb],
    ['UDI', product.is_udi],
    [product.type_name ?? '', product.type_name],
    ['不参与优惠', product.no_discount],
    [`效期 ${month(product.end_time ?? 0)}`, product.end_time],
    [soldLabel(product.buy_count ?? 0), product.buy_count],
  ]);
