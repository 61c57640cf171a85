/** Links to the goods page (document 2 §2); paths are below the shop's base. */

/** The lx of goods that are sold as usual. */
const USUAL = '0';

/** What a link to goods asks of them. */
export interface LinkedGoods {
  readonly goods_id: string;
  readonly lx?: string;
  readonly tb_id?: string;
}

/** The goods page; lx and tb_id go along when lx is not '0'. */
export function goodsLink({ goods_id, lx = USUAL, tb_id = '' }: LinkedGoods): string {
  const plain = `/goods?id=${encodeURIComponent(goods_id)}`;
  return lx === USUAL ? plain : `${plain}&lx=${encodeURIComponent(lx)}&tb_id=${encodeURIComponent(tb_id)}`;
}

/** The goods page of an activity's gift. */
export const giftLink = (gift_id: string): string => `/goods?id=${encodeURIComponent(gift_id)}&show_all=1`;
