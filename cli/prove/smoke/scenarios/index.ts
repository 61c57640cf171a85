/** The built-in scenarios, in the order in which `all` walks them. */
import type { Scenario } from '../ports.ts';
import {
  addressBook,
  closingObstacles,
  favourites,
  footprints,
  loginBySms,
  security,
  switchAccount,
  wrongPassword,
} from './accounts.ts';
import { cartLimit, cartPacks, cartStock, priceBatch, pricePromotion, priceTiers } from './carting.ts';
import { couponExpired, couponUse } from './coupons.ts';
import { articles, buyerSearch, collections, outOfScope, pricesUnseen } from './looking.ts';
import { buyAgain, creditMember, mainRoad, orderTabsHold, shippingFee, splitOrder } from './ordering.ts';
import {
  abandonedPayment,
  combinedPayment,
  ledgers,
  paymentMethods,
  qrPayment,
  topUp,
  topUpBonus,
  transferPayment,
} from './paying.ts';
import { productPapers, searchToTheEnd, visitorHome, visitorSearch } from './visiting.ts';

export const scenarios: readonly Scenario[] = [
  ...[visitorHome, visitorSearch, searchToTheEnd, productPapers],
  // The first login by text message is this one: members who verified once are not asked again in a run.
  ...[loginBySms, mainRoad, wrongPassword, switchAccount, security, closingObstacles],
  ...[buyerSearch, collections, pricesUnseen, outOfScope, articles],
  ...[cartStock, cartLimit, cartPacks, pricePromotion, priceBatch, priceTiers],
  ...[shippingFee, splitOrder, couponUse, couponExpired, orderTabsHold, buyAgain, creditMember],
  ...[addressBook, favourites, footprints],
  ...[paymentMethods, qrPayment, abandonedPayment, combinedPayment, transferPayment, topUp, topUpBonus, ledgers],
];
