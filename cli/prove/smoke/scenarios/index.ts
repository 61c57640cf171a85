/** The built-in scenarios, in the order of `smoke run all`. */
import { type Entered, enter } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';
import * as own from './accounts.ts';
import * as carting from './carting.ts';
import * as coupons from './coupons.ts';
import { about, lastingly } from './dictionary.ts';
import * as looking from './looking.ts';
import * as ordering from './ordering.ts';
import * as paying from './paying.ts';
import * as visiting from './visiting.ts';

interface Row extends Omit<Scenario, 'about' | 'tags' | 'run'> {
  readonly name: keyof typeof about;
}

const visits: readonly (Row & Pick<Scenario, 'run'>)[] = [
  { name: 'visitor-home', effect: 'read', run: visiting.visitorHome },
  { name: 'visitor-search', effect: 'read', run: visiting.visitorSearch },
  { name: 'search-end', effect: 'read', run: visiting.searchToTheEnd },
  { name: 'product-papers', effect: 'read', run: visiting.productPapers },
  // It comes before all other logins: a member verifies by text message only once in a run.
  { name: 'login-sms', effect: 'write', role: 'buyer', run: own.loginBySms },
];

const memberships: readonly (Row & { readonly run: (walk: Walk, entered: Entered) => Promise<void> })[] = [
  {
    name: 'main-road',
    effect: 'money',
    role: 'buyer',
    payPassword: true,
    lasting: lastingly.paid,
    run: ordering.mainRoad,
  },
  { name: 'wrong-password', effect: 'write', role: 'buyer', run: own.wrongPassword },
  { name: 'account-switch', effect: 'session', role: 'chain', run: own.switchAccount },
  { name: 'buyer-search', effect: 'session', role: 'buyer', run: looking.buyerSearch },
  { name: 'collections', effect: 'session', role: 'buyer', run: looking.collections },
  { name: 'prices-unseen', effect: 'session', role: 'unverified', run: looking.pricesUnseen },
  { name: 'out-of-scope', effect: 'session', role: 'narrow', run: looking.outOfScope },
  { name: 'cart-stock', effect: 'write', role: 'buyer', run: carting.cartStock },
  { name: 'cart-limit', effect: 'write', role: 'buyer', run: carting.cartLimit },
  { name: 'cart-packs', effect: 'write', role: 'buyer', run: carting.cartPacks },
  { name: 'price-promotion', effect: 'write', role: 'buyer', run: carting.pricePromotion },
  { name: 'price-batch', effect: 'write', role: 'buyer', run: carting.priceBatch },
  { name: 'price-tiers', effect: 'write', role: 'buyer', run: carting.priceTiers },
  { name: 'shipping-fee', effect: 'write', role: 'buyer', run: ordering.shippingFee },
  { name: 'split-order', effect: 'write', role: 'buyer', run: ordering.splitOrder },
  { name: 'coupon', effect: 'write', role: 'buyer', run: coupons.couponUse },
  { name: 'order-tabs', effect: 'write', role: 'buyer', run: ordering.orderTabsHold },
  { name: 'buy-again', effect: 'write', role: 'buyer', run: ordering.buyAgain },
  { name: 'credit-member', effect: 'write', role: 'credit', run: ordering.creditMember },
  { name: 'address-book', effect: 'write', role: 'buyer', run: own.addressBook },
  { name: 'favourites', effect: 'write', role: 'buyer', run: own.favourites },
  { name: 'pay-code', effect: 'money', role: 'buyer', settle: true, lasting: lastingly.scanned, run: paying.qrPayment },
  { name: 'pay-abandoned', effect: 'money', role: 'buyer', run: paying.abandonedPayment },
  { name: 'pay-combined', effect: 'money', role: 'buyer', payPassword: true, run: paying.combinedPayment },
  { name: 'pay-transfer', effect: 'money', role: 'buyer', run: paying.transferPayment },
  { name: 'top-up', effect: 'money', role: 'buyer', settle: true, lasting: lastingly.scanned, run: paying.topUp },
  { name: 'top-up-bonus', effect: 'write', role: 'buyer', run: paying.topUpBonus },
  { name: 'ledger', effect: 'session', role: 'buyer', run: paying.ledgers },
];

/** The subject of a scenario is the file that it stands in. */
const subjects: Readonly<Record<string, object>> = {
  visitors: visiting,
  accounts: own,
  goods: looking,
  carts: carting,
  coupons,
  orders: ordering,
  payments: paying,
};

const tagsOf = ({ effect, role }: Row, run: unknown): readonly string[] => [
  effect,
  role ?? 'visitor',
  ...Object.keys(subjects).filter((subject) => Object.values(subjects[subject] ?? {}).includes(run)),
];

export const scenarios: readonly Scenario[] = [
  ...visits.map((row) => ({ ...row, about: about[row.name], tags: tagsOf(row, row.run) })),
  ...memberships.map(({ run, ...row }) => ({
    ...row,
    about: about[row.name],
    tags: tagsOf(row, run),
    run: async (walk: Walk) => run(walk, await enter(walk, row.role)),
  })),
];
