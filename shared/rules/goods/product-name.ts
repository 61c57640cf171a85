import type { Product } from '#shared/contract/goods.ts';

/**
 * The name of a product. The documents give a product no `goods_name`, so a name that is known from a card, a line or a search
 * is used, else its code. `goods_brief` is a description, not a name.
 */
export const productName = (
  { goods_name, goods_sn }: Pick<Product, 'goods_name' | 'goods_sn'>,
  known: string | undefined = '',
): string => goods_name || known || (goods_sn && `商品 ${goods_sn}`);
