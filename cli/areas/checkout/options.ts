import { type Given, idList, word, yes } from '#cli/frame/parameters.ts';

/** Flags that `checkout` and `order submit` share. */
export const checkoutOptions = {
  lines: idList('--lines <ids>', ['购物车行号，逗号分隔（默认全部）', 'cart lines, comma-joined (all)']),
  address: word('--address <id>', [
    '收货地址编号（不填则用默认地址，终端中下单时可选）',
    'delivery address (the default one; picked from a list where a person orders)',
  ]),
  coupon: word('--coupon <id>', ['优惠券编号，none 为不使用', 'coupon; none for none']),
  points: yes('--points', ['用积分抵扣一部分', 'points pay a part']),
};

export type CheckoutWanted = Given<typeof checkoutOptions>;
