/** The member centre: member, purse, counters, parcels and top-ups. Its menu is for the page to show. */
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import { user } from '#shared/contract/user.ts';
import { noTracking } from '#shared/messages/empty.ts';
import { canSwitchAccount } from '#shared/rules/login/login-session.ts';
import { asksToBind, greetingName, pointsText, pointsWorth } from '#shared/rules/member/member.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { COMMENTS } from '#shared/rules/orders/order-actions.ts';
import { customerLabel } from '#shared/rules/prices/customer-label.ts';
import type { Centre } from '#web/areas/member/centre.ts';
import { topUpYuan } from '#web/areas/member/top-up-yuan.ts';
import { shortDay, shortMinute } from '#web/parts/time/day.ts';
import * as kept from '#web/state/storage/kept.ts';
import { type Looker, markup, provideFiller } from './filler.ts';
import { fillRows, type Values } from './slots.ts';

/** A badge with more digits is for the page to show. */
const TWO_DIGITS = 99;

export function parcelValues({ delivery_name, delivery_num, data }: Centre['delivery_list'][number]): Values {
  return {
    status: data ? data.status || '运输中' : noTracking.text,
    time: data?.time ? shortMinute(data.time) : '',
    context: data?.context ?? '',
    courier: [delivery_name, delivery_num].filter(Boolean).join(' '),
  };
}

export const topUpValues = ({ hd_id, moneys, s_money, title, end_time }: TopUpActivity): Values => ({
  id: encodeURIComponent(hd_id),
  title: title || ' ',
  topup: `充 ${topUpYuan(moneys)}`,
  gift: s_money === 0 ? '' : `送 ${topUpYuan(s_money)}`,
  end: end_time ? `${shortDay(end_time)} 止` : '',
});

/** Whole yuan, then the rest with its point. */
const partsOf = (fen: number): readonly string[] => yuan(fen).split(/(?=\.)/);

/** The sums of the purse and what else the head says; undefined where a sum cannot be read. */
export function centreValues(centre: Centre, { settings, order_pay }: Looker): Values | undefined {
  const { moneys, acquire_money, integral, integral_ratio, delivery_list } = centre;
  if (moneys === undefined || acquire_money === undefined) return undefined;
  const [whole = '', cents = ''] = partsOf(moneys);
  const [bonuswhole = '', bonuscents = ''] = partsOf(acquire_money);
  const worth = pointsWorth(integral, integral_ratio);
  return {
    verified: settings.user_yz ? '已认证' : '',
    customer: customerLabel(order_pay),
    whole,
    cents,
    bonuswhole,
    bonuscents,
    points: pointsText(integral),
    worth: worth === undefined ? '' : `≈ ¥${yuan(worth)}`,
    parcels: `${delivery_list.length} 个在途`,
  };
}

/** Fills the rows of a card; without rows the card goes. */
function fillCard(page: Element, row: string, rows: readonly Values[]): void {
  if (rows.length > 0) fillRows(page, row, rows);
  else page.querySelector(row)?.closest('.card')?.remove();
}

/** The counters in the order of the page. */
function fillCounters(page: Element, counts: readonly (number | undefined)[]): void {
  for (const [at, badge] of page.querySelectorAll('.five .badge').entries()) {
    const count = counts[at] ?? 0;
    if (count < 1 || count > TWO_DIGITS) badge.remove();
    else badge.textContent = String(count);
  }
}

const partOf = (page: ParentNode | undefined, selector: string): Element | null =>
  page?.querySelector(selector) ?? null;

provideFiller(user.userCenter, (centre, frame, shown) => {
  const { system_priv, czhd_list } = centre;
  const values = centreValues(centre, shown);
  if (!values || !czhd_list || shown.query.get('path')) return undefined;
  // The second look is that of a shop without comments and of a member without a picture.
  const page = frame.querySelector('main');
  const other = markup(1);
  if (!page) return undefined;
  const left = kept.user_left.mine().read();
  const picture = left?.avatar || kept.avatar.read() || '';
  const hasComments = shown.settings.booklet_type === COMMENTS;
  if (picture === '') partOf(page, '.member-face')?.replaceWith(partOf(other, '.member-face') ?? '');
  if (!hasComments) partOf(page, '.five')?.replaceWith(partOf(other, '.five') ?? '');

  const asked = [centre.dz_num, centre.df_num, centre.ds_num, ...(hasComments ? [centre.evaluation_num] : [])];
  fillCounters(page, [...asked, centre.services_num]);
  fillCard(page, '.track__one', system_priv.delivery_query ? centre.delivery_list.map(parcelValues) : []);
  fillCard(page, '.tops > li', czhd_list.map(topUpValues));
  if (!canSwitchAccount({ user_list: kept.user_list.read() ?? [] })) partOf(page, '.me__who button')?.remove();
  if (!asksToBind(centre.openid, system_priv)) partOf(page, '.notice')?.remove();
  if (!system_priv.integral) page.querySelectorAll('.purse > div')[2]?.remove();

  return { ...values, name: greetingName(left?.name || kept.name.read()), picture };
});
