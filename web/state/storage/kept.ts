/**
 * Everything that the shop stores in the browser: each value's key, type check, owner, place and lifetime. Nothing else
 * is stored: `npm run check` refuses the browser's storage elsewhere, and undeclared keys are erased at each start.
 * Times are ms; prices are fen.
 */

import type { AnswerOf } from '#shared/contract/call.ts';
import type { ReviewItem } from '#shared/contract/comment.ts';
import type { Agency } from '#shared/contract/registration.ts';
import type { user } from '#shared/contract/user.ts';
import type { SheetSaid } from '#shared/flows/pay-state.ts';
import { isBackPath } from '#shared/rules/app/back-path.ts';
import { REMEMBERED_FOR } from '#shared/rules/login/remembered-for.ts';
import { feedbackTypes } from '#shared/rules/member/feedback-types.ts';
import { type Guard, isFlag, isNumber, isRecord, isText, listOf, maybe, oneOf, recordOf, shape } from './guards.ts';
import { memberHere, memberOfPhone } from './owner.ts';
import { type Lasts, login, ownedBy, phone } from './slots.ts';

const owned = ownedBy({ here: memberHere, ofPhone: memberOfPhone });
// As functions of their own: a program that reads a few of these values leaves the others out.
/* @__NO_SIDE_EFFECTS__ */
const member = <T>(key: string, isKind: Guard<T>, lasts?: Lasts) => owned.member(key, isKind, lasts);
/* @__NO_SIDE_EFFECTS__ */
const visit = <T>(key: string, isKind: Guard<T>, lasts?: Lasts) => owned.visit(key, isKind, lasts);
const TAB = { place: 'tab' } as const;
const MINUTE = 60_000;

// The login, under the documented names (document 1 §3).
export { account, token } from './owner.ts';

const linked = shape({ user_id: isText, nickname: isText, user_name: isText });
export const name = login('name', isText);
export const avatar = login('avatar', isText);
export const yz = login('yz', oneOf(0, 1, 2, 3));
export const order_pay = login('order_pay', isFlag);
export const is_yb = login('is_yb', isFlag);
export const user_list = login('user_list', listOf(linked));
export const cartNum = login('cartNum', isNumber);
export const unbound = login('unbound', isFlag);

// The phone: settings of the shop (documents 1 §3 and 2 §3) …
export const agency_id = phone('agency_id', isText);
export const user_yz = phone('user_yz', isFlag);
export const booklet_type = phone('booklet_type', isText);
export const company = phone('company', isText);
export const qhyg = phone('qhyg', isFlag);
export const fast_cart = phone('fast_cart', isFlag);
export const show_market = phone('show_market', isFlag);
export const nodl_market = phone('nodl_market', isFlag);
export const log_bs = phone('log_bs', isText);
export const version = phone('version', isText);
// … what a login leaves for the next one (document 1 §5) …
const REMEMBERED = { lifetime: REMEMBERED_FOR };
export const ck_name = phone('ck_name', isText, REMEMBERED);
export const ck_pwd = phone('ck_pwd', isText, REMEMBERED);
export const remember = phone('remember', isFlag, REMEMBERED);
export const agree = phone('agree', isFlag, REMEMBERED);
export const user_chit_status = phone('user_chit_status', listOf(shape({ name: isText, expiry: isNumber })));
// … and what any visitor may see.
export const search_hot = phone('search_hot', listOf(isText), { lifetime: 60 * MINUTE });
/** Answers to a visitor, for the next visit. */
const answers = shape({ of: isText, answers: recordOf(shape({ at: isNumber, wire: isRecord })) });
export const visitor_shown = phone('visitor_shown', answers);
export const visitor_searches = phone('visitor_searches', listOf(isText));
export const closed_adverts = phone('closed_adverts', listOf(isText), TAB);
/** Who has seen the advert popup today, as digests. */
export const ad7_seen = phone('ad7_seen', listOf(isText));
/** The reasons of this visit's reloads, each with its time. */
export const reloaded = phone('reloaded', recordOf(isNumber), TAB);
/** Finds out whether the storage works. */
export const trial = phone('trial', isNumber);
export const phone_check = phone('phone_check', isText);
export const phone_check_tab = phone('phone_check_tab', isText, TAB);

// Whoever is in this tab.
/** The list to return to from goods (document 2 §2). Its address may have searched words. */
export const backPath = visit('backPath', shape({ backPath: isBackPath, address: isText }), TAB);
/** Two of them: a visitor's steps, and under `mine` those of a member. */
export const trail = visit('trail', isText, TAB);
/** What was typed before the page was asked anew, by field. */
export const typed = visit('typed', listOf(isPairOf(isText)), TAB);
/** Steps of a visit that ended before the trail's code had loaded. */
export const early_trail = visit('early_trail', listOf(isList), TAB);
const agency = shape({ agency_id: isText, agency_name: isText, code: isText });
const isAgency = (value: unknown): value is Agency | null => value === null || agency(value);
export const register = visit(
  'register',
  shape({ user_name: isText, nickname: isText, phone: isText, agency: isAgency }),
  TAB,
);
/** The account whose password is being recovered. */
export const recover = visit('recover', linked, TAB);
/** The goods that the next cart ticks, and no others. */
export const tick_only = visit('tick_only', listOf(isText), TAB);
/** The last text message of each check. */
export const sms = visit('sms', shape({ chitToken: isText, sentAt: isNumber }), TAB);

// A member: what is shown at once on the next visit.
export const shown = member('shown', answers);
export const user_left = member('user_left', isUserLeft);
export const last_prices = member('last_prices', listOf(isLastPrice));
/** The orders of the last months, and goods that the buyer does not want to be reminded of; `state/goods/bought.ts` checks them. */
export const bought = member('bought', isRecord);
export const signin_seen = member('signin_seen', shape({ user_id: isText, days: isNumber, last: isText }));
export const search_history = member('search_history', listOf(isText));
/** Tells the other tabs of a change. */
export const changed = member(
  'changed',
  shape({ of: oneOf('orders', 'favourites', 'addresses'), id: isText, on: maybe(isFlag), at: isNumber }),
  { lifetime: MINUTE },
);
/** The reload flag of the after-sales list, and its order (document 2 §2). */
export const reload = member('reload', oneOf('services'));
export const reload_order = member('reload_order', isText);

// A member: payments in flight.
const payable = {
  type: oneOf('1', '2'),
  order_id: isText,
  fd_sn: isText,
  credited: maybe(isNumber),
  bonus: maybe(isNumber),
};
const binds = shape({ use_ye: isFlag });
// The mark of the tab that shows the code stands beside these: it is only compared.
const payment = shape({
  ...payable,
  binds: maybe(binds),
  order_sn: isText,
  method: maybe(isText),
  held: maybe(isFlag),
  sheet: maybe(oneOf<SheetSaid>('ok', 'cancelled', 'notReady')),
  cs: maybe(recordOf(isText)),
  left: maybe(isFlag),
  code_url: maybe(isText),
  since: maybe(isNumber),
  due: maybe(isNumber),
  part: maybe(isNumber),
  number: maybe(isText),
  amount: maybe(isNumber),
});
/** The in-app payment flag (document 2 §4). Nobody returns from a payment page after a quarter of an hour. */
export const app_pay = member('app_pay', payment, { lifetime: 15 * MINUTE });
/** The mark of the payment whose QR code this tab shows, unless another tab has shown it since. */
export const code_here = member('code_here', isText, TAB);
/** Payments that WeChat's sheet reported as paid. An unpaid order is closed after a day. */
export const said_paid = member('said_paid', listOf(payment), { lifetime: 24 * 60 * MINUTE });
/** What is paid after WeChat's authorization. The way there and back takes ten minutes at most. */
export const bind_pay = member('bind_pay', shape({ ...payable, binds }), { lifetime: 10 * MINUTE });
/** The key of each checkout, and the order that it became. */
export const once = member('once', shape({ once: isText, order_id: maybe(isText) }), TAB);

// A member: saved on purpose.
const choice = { goods_id: isText, spce_id: isText };
const line = shape({ ...choice, words: isText, quantity: maybe(isNumber), lastPrice: maybe(isNumber) });
export const order_lists = member('order_lists', listOf(shape({ name: isText, lines: listOf(line) })));
/** The chosen meaning of words. */
export const order_choices = member('order_choices', listOf(isPairOf(shape(choice))));
/** What the columns of a list mean, by its headings; '' for a column that is not read. */
const column = shape({ at: isNumber, role: isText });
export const order_columns = member('order_columns', listOf(shape({ heads: isText, columns: listOf(column) })));
const invoice = shape({ title: isText, tax_no: isText, email: isText });
export const invoice_form = member('invoice_form', invoice);

// A member: drafts. Each ends with its tab.
export const invoice_draft = member('invoice', invoice, TAB);
export const top_up = member('top_up', shape({ type: isText, typed: isText }), TAB);
export const quick_order = member('quick_order', isText, TAB);
/** By address id; '' for a new one. */
export const address = member(
  'address',
  shape({
    address_id: isText,
    consignee: isText,
    phone: isText,
    province: isText,
    city: isText,
    district: maybe(isText),
    address: isText,
    mr: isFlag,
  }),
  TAB,
);
/** The joined ids of a long checkout, by the name in its address. */
export const buy_list = member('buy_list', isText, TAB);
/** By the ids of the cart lines. */
export const checkout = member(
  'checkout',
  shape({ address_id: maybe(isText), volume_id: maybe(isText), use_integral: maybe(isFlag), remark: maybe(isText) }),
  TAB,
);
/** By order. */
export const review = member('review', listOf(isReview), TAB);
/** By order. */
export const after_sales = member(
  'after_sales',
  shape({ nums: recordOf(isNumber), type: isText, reason: isText, images: listOf(isText) }),
  TAB,
);
const licence = shape({ number: isText, end: isText, img_url: isText });
export const verification = member(
  'verification',
  shape({ company: isText, legal_person: isText, address: isText, licences: recordOf(licence) }),
  TAB,
);
/** Images, by type of the scope. */
export const scope = member('scope', listOf(isText), TAB);
export const closing = member('closing', shape({ reason: isText, more: isText }), TAB);
export const feedback = member(
  'feedback',
  shape({ type: oneOf(...feedbackTypes.map(({ type }) => type)), content: isText, img_url: isText, trail: isText }),
  TAB,
);
/** The binding continues after WeChat's authorization. */
export const bind_wanted = member('bind_wanted', isFlag, TAB);

function isUserLeft(value: unknown): value is AnswerOf<typeof user.userLeft> {
  const advert = shape({ img_url: isText, link: isText, hd_id: isText });
  return shape({ deleted: isFlag, system_priv: isRecord, flhd_list: listOf(advert) })(value);
}

/** Price, time of the order, and its id, by goods id. */
type LastPrice = [goods_id: string, last: { price: number; at: number; order_id: string }];
function isLastPrice(value: unknown): value is LastPrice {
  const last = shape({ price: isNumber, at: isNumber, order_id: isText });
  return Array.isArray(value) && isText(value[0]) && last(value[1]);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isPairOf<T>(isKind: Guard<T>): Guard<[string, T]> {
  return (value): value is [string, T] => Array.isArray(value) && isText(value[0]) && isKind(value[1]);
}

function isReview(value: unknown): value is ReviewItem {
  const written = { og_id: isText, content: isText, comment_rank: isNumber, comment_gallery: listOf(isText) };
  return shape(written)(value);
}
