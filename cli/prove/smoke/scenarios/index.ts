/** The built-in scenarios, in the order in which `all` walks them. */
import type { Scenario } from '../ports.ts';
import * as own from './accounts.ts';
import * as carting from './carting.ts';
import * as coupons from './coupons.ts';
import * as looking from './looking.ts';
import * as ordering from './ordering.ts';
import * as paying from './paying.ts';
import * as visiting from './visiting.ts';

export const scenarios: readonly Scenario[] = [
  ...[visiting.visitorHome, visiting.visitorSearch, visiting.searchToTheEnd, visiting.productPapers],
  // The first login by text message is this one: members who verified once are not asked again in a run.
  ...[own.loginBySms, ordering.mainRoad, own.wrongPassword, own.switchAccount, own.security, own.closingObstacles],
  ...[looking.buyerSearch, looking.collections, looking.pricesUnseen, looking.outOfScope, looking.articles],
  ...[carting.cartStock, carting.cartLimit, carting.cartPacks],
  ...[carting.pricePromotion, carting.priceBatch, carting.priceTiers],
  ...[ordering.shippingFee, ordering.splitOrder, coupons.couponUse, coupons.couponExpired],
  ...[ordering.orderTabsHold, ordering.buyAgain, ordering.creditMember],
  ...[own.addressBook, own.favourites, own.footprints],
  ...[paying.paymentMethods, paying.qrPayment, paying.abandonedPayment, paying.combinedPayment],
  ...[paying.transferPayment, paying.topUp, paying.topUpBonus, paying.ledgers],
];
