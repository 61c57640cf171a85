/** The built-in scenarios, area by area of the two documents. */
import type { Scenario } from '../scenario.ts';
import { accountClosing, closingObstacles, loginLost, wechatBinding } from './account-life.ts';
import { ledgers, orderTabsHold, paymentMethods, productPapers } from './accounting.ts';
import { register, security, switchAccount } from './accounts.ts';
import { buyAgain, invoiced, reviews } from './after-order.ts';
import { returned } from './after-sales.ts';
import { articles, visitorHome } from './browsing.ts';
import { autoClose, autoReceive, lateCallback } from './by-the-clock.ts';
import { cartLimit, cartPacks, cartStock } from './cart-rules.ts';
import { abandonedPayment, combinedPayment, qrPayment, smsToPaid } from './code-payments.ts';
import { collections, searchToTheEnd } from './collections.ts';
import { couponUse } from './coupons.ts';
import { addressBook, favourites, footprints, preOrder, sendFeedback } from './keeping.ts';
import { closedShop, loginBySms, smsUndelivered, wrongPassword } from './logging-in.ts';
import { mainRoad } from './main-road.ts';
import { couponExpired, couponLink, submitLost, topUpBonus, topUpTransfer } from './money-in.ts';
import { parcels } from './parcels.ts';
import { creditMember, lostAnswers, wrongPayPassword } from './payments.ts';
import { priceBatch, pricePromotion, priceTiers } from './prices.ts';
import { buyerSearch, outOfScope, pricesUnseen, visitorSearch } from './searching.ts';
import { loginLock, passwordChange, passwordForgot, payLock } from './secrets.ts';
import { shippingFee, splitOrder } from './shipping.ts';
import { signIn } from './sign-in.ts';
import { groupBuy, priceCut } from './teams.ts';
import { smsLimits } from './text-messages.ts';
import { topUp, transferPayment } from './transfers.ts';
import { businessScope, verification } from './verification.ts';

export const scenarios: readonly Scenario[] = [
  mainRoad,
  visitorHome,
  visitorSearch,
  buyerSearch,
  searchToTheEnd,
  collections,
  productPapers,
  pricesUnseen,
  outOfScope,
  articles,
  pricePromotion,
  priceBatch,
  priceTiers,
  cartStock,
  cartLimit,
  cartPacks,
  shippingFee,
  splitOrder,
  wrongPassword,
  loginBySms,
  smsUndelivered,
  register,
  verification,
  businessScope,
  switchAccount,
  security,
  passwordForgot,
  passwordChange,
  loginLock,
  payLock,
  smsLimits,
  loginLost,
  wechatBinding,
  accountClosing,
  closingObstacles,
  addressBook,
  favourites,
  footprints,
  preOrder,
  sendFeedback,
  couponUse,
  couponLink,
  couponExpired,
  ledgers,
  orderTabsHold,
  paymentMethods,
  signIn,
  wrongPayPassword,
  creditMember,
  qrPayment,
  submitLost,
  lostAnswers,
  smsToPaid,
  abandonedPayment,
  combinedPayment,
  transferPayment,
  topUp,
  topUpTransfer,
  topUpBonus,
  parcels,
  reviews,
  buyAgain,
  returned,
  invoiced,
  closedShop,
  lateCallback,
  groupBuy,
  // These move the clock by days, and much of what the shop offers ends meanwhile.
  priceCut,
  autoClose,
  autoReceive,
];
