/** A goods answer in wire format, with every field that it needs to be readable. Only tests use it. */

/** Goods without packs, specifications, batches or tiers; `data` and `more` replace fields of the product and of the answer. */
export const goodsAnswer = (data: object = {}, more: object = {}) => ({
  yz_range: 1,
  spce_list: [],
  buyladder: [],
  taobao_list: [],
  ...more,
  data: { goods_type: '1', min_unitno: 1, ...data },
});
