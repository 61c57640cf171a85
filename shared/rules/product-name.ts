import type { Product } from '#shared/contract/goods.ts';

/** What a product is called. The documents name no `goods_name` among its fields: its brief or its code stand in. */
export const productName = ({
  goods_name,
  goods_brief,
  goods_sn,
}: Pick<Product, 'goods_name' | 'goods_brief' | 'goods_sn'>): string => goods_name || goods_brief || goods_sn;
