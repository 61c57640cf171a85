/** The built-in scenarios, area by area of the two documents. */
import type { Scenario } from '../scenario.ts';
import {
  closedShop,
  loginBySms,
  register,
  security,
  smsUndelivered,
  switchAccount,
  wrongPassword,
} from './accounts.ts';
import { buyAgain, invoiced, returned, reviews, signIn } from './after-order.ts';
import { articles, buyerSearch, outOfScope, pricesUnseen, visitorHome, visitorSearch } from './browsing.ts';
import { cartLimit, cartPacks, cartStock } from './cart-rules.ts';
import { couponUse } from './coupons.ts';
import { addressBook, favourites, footprints, preOrder, sendFeedback } from './keeping.ts';
import { mainRoad } from './main-road.ts';
import {
  abandonedPayment,
  combinedPayment,
  creditMember,
  lostAnswers,
  qrPayment,
  smsToPaid,
  wrongPayPassword,
} from './payments.ts';
import { priceBatch, pricePromotion, priceTiers } from './prices.ts';
import { topUp, transferPayment } from './transfers.ts';
import { businessScope, verification } from './verification.ts';

export const scenarios: readonly Scenario[] = [
  mainRoad,
  visitorHome,
  visitorSearch,
  buyerSearch,
  pricesUnseen,
  outOfScope,
  articles,
  pricePromotion,
  priceBatch,
  priceTiers,
  cartStock,
  cartLimit,
  cartPacks,
  wrongPassword,
  loginBySms,
  smsUndelivered,
  register,
  verification,
  businessScope,
  switchAccount,
  security,
  addressBook,
  favourites,
  footprints,
  preOrder,
  sendFeedback,
  couponUse,
  signIn,
  wrongPayPassword,
  creditMember,
  qrPayment,
  lostAnswers,
  smsToPaid,
  abandonedPayment,
  combinedPayment,
  transferPayment,
  topUp,
  reviews,
  buyAgain,
  returned,
  invoiced,
  closedShop,
];
