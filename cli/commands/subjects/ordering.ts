/** From the cart to an order and what comes after it. */
import { addressList } from '../address-list.ts';
import { addressRemove } from '../address-remove.ts';
import { addressSave } from '../address-save.ts';
import { addressShow } from '../address-show.ts';
import { afterSalesApply } from '../after-sales-apply.ts';
import { afterSalesCancel } from '../after-sales-cancel.ts';
import { afterSalesList } from '../after-sales-list.ts';
import { afterSalesShow } from '../after-sales-show.ts';
import { cartAdd } from '../cart-add.ts';
import { cartList } from '../cart-list.ts';
import { cartRemove } from '../cart-remove.ts';
import { cartSet } from '../cart-set.ts';
import { checkout } from '../checkout.ts';
import { orderAgain } from '../order-again.ts';
import { orderClose } from '../order-close.ts';
import { orderConfirm } from '../order-confirm.ts';
import { orderGoods } from '../order-goods.ts';
import { orderList } from '../order-list.ts';
import { orderShow } from '../order-show.ts';
import { orderSubmit } from '../order-submit.ts';
import { orderTrack } from '../order-track.ts';
import { reviewAdd } from '../review-add.ts';
import { reviewList } from '../review-list.ts';
import { subject } from './subject.ts';

export const ordering = subject(
  ['购物车与订单', 'The cart and orders'],
  [
    cartList,
    cartAdd,
    cartSet,
    cartRemove,
    addressList,
    addressShow,
    addressSave,
    addressRemove,
    checkout,
    orderSubmit,
    orderList,
    orderShow,
    orderConfirm,
    orderClose,
    orderTrack,
    orderGoods,
    orderAgain,
    afterSalesList,
    afterSalesShow,
    afterSalesApply,
    afterSalesCancel,
    reviewList,
    reviewAdd,
  ],
  {
    cart: ['购物车', 'the cart'],
    address: ['收货地址', 'delivery addresses'],
    order: ['订单', 'orders'],
    'after-sales': ['售后', 'after-sales'],
    review: ['评价', 'reviews'],
  },
);
