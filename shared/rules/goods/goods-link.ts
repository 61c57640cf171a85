/** Links to the goods page (document 2 §2), relative to the shop's base. */

/** The lx of normal goods. */
const USUAL = '0';

/** The fields that a goods link needs. */
export interface LinkedGoods {
  readonly goods_id: string;
  readonly lx?: string;
  readonly tb_id?: string;
}

/** Link to the goods page, with lx and tb_id when lx is not '0'. */
export function goodsLink({ goods_id, lx = USUAL, tb_id = '' }: LinkedGoods): string {
  const plain = `/goods?id=${encodeURIComponent(goods_id)}`;
  return lx === USUAL ? plain : `${plain}&lx=${encodeURIComponent(lx)}&tb_id=${encodeURIComponent(tb_id)}`;
}

/** Link to the gift of an activity. */
export const giftLink = (gift_id: string): string => `/goods?id=${encodeURIComponent(gift_id)}&show_all=1`;
