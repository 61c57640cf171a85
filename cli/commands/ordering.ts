/** From the cart to an order and what comes after it. */
import { addressList } from '#cli/areas/addresses/address-list-command.ts';
import { addressRemove } from '#cli/areas/addresses/address-remove-command.ts';
import { addressSave } from '#cli/areas/addresses/address-save-command.ts';
import { addressShow } from '#cli/areas/addresses/address-show-command.ts';
import { afterSalesApply } from '#cli/areas/after-sales/after-sales-apply-command.ts';
import { afterSalesCancel } from '#cli/areas/after-sales/after-sales-cancel-command.ts';
import { afterSalesList } from '#cli/areas/after-sales/after-sales-list-command.ts';
import { afterSalesShow } from '#cli/areas/after-sales/after-sales-show-command.ts';
import { cartAdd } from '#cli/areas/cart/cart-add-command.ts';
import { cartList } from '#cli/areas/cart/cart-list-command.ts';
import { cartRemove } from '#cli/areas/cart/cart-remove-command.ts';
import { cartSet } from '#cli/areas/cart/cart-set-command.ts';
import { checkout } from '#cli/areas/checkout/checkout-command.ts';
import { orderSubmit } from '#cli/areas/checkout/order-submit-command.ts';
import { orderAgain } from '#cli/areas/orders/order-again-command.ts';
import { orderClose } from '#cli/areas/orders/order-close-command.ts';
import { orderConfirm } from '#cli/areas/orders/order-confirm-command.ts';
import { orderGoods } from '#cli/areas/orders/order-goods-command.ts';
import { orderList } from '#cli/areas/orders/order-list-command.ts';
import { orderShow } from '#cli/areas/orders/order-show-command.ts';
import { orderTrack } from '#cli/areas/orders/order-track-command.ts';
import { reviewAdd } from '#cli/areas/reviews/review-add-command.ts';
import { reviewList } from '#cli/areas/reviews/review-list-command.ts';
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
