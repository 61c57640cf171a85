import type { Product } from '#shared/contract/goods.ts';

/**
 * What a product is called. The documents name no `goods_name` among its fields: what a card, a line or a search called it
 * stands in, else its code. Its brief is a sentence about it, and no name.
 */
export const productName = (
  { goods_name, goods_sn }: Pick<Product, 'goods_name' | 'goods_sn'>,
  known: string | undefined = '',
): string => goods_name || known || (goods_sn && `商品 ${goods_sn}`);
