/** What the server says of stock and limit when others were faster, put into the goods that are shown. */
import type { GoodsInfo } from '#shared/rules/goods/offer.ts';

/** The chosen batch and specification; '' for none. */
interface Choice {
  readonly tb_id: string;
  readonly spce_id: string;
}

/** The goods with this stock for the choice; `limited`: it is what the purchase limit leaves, too. */
export function corrected(info: GoodsInfo, choice: Choice, goods_number: number, limited: boolean): GoodsInfo {
  const stocked = withStock(info, choice, goods_number);
  return limited ? withLimit(stocked, choice.spce_id, goods_number) : stocked;
}

/** The same with this stock for the choice: the batch, else the specification, else the product. */
function withStock(info: GoodsInfo, { tb_id, spce_id }: Choice, goods_number: number): GoodsInfo {
  const { taobao_list, spce_list } = info;
  if (taobao_list.some((each) => each.tb_id === tb_id)) {
    return {
      ...info,
      taobao_list: taobao_list.map((each) => (each.tb_id === tb_id ? { ...each, goods_number } : each)),
    };
  }
  if (spce_list.some((each) => each.spce_id === spce_id)) {
    return {
      ...info,
      spce_list: spce_list.map((each) => (each.spce_id === spce_id ? { ...each, goods_number } : each)),
    };
  }
  return { ...info, data: { ...info.data, goods_number } };
}

/** The goods with `kk_num` as the remaining quantity of the chosen limit; unchanged without a limit. */
function withLimit(info: GoodsInfo, spce_id: string, kk_num: number): GoodsInfo {
  const left = <T extends Pick<GoodsInfo['data'], 'restricted'>>(each: T): T =>
    each.restricted ? { ...each, restricted: { ...each.restricted, kk_num } } : each;
  const spce_list = info.spce_list.map((each) => (each.spce_id === spce_id ? left(each) : each));
  return { ...info, data: left(info.data), spce_list };
}
