/** The side menu of the user centre (document 2 §2). */
import type { SystemPriv } from '#shared/contract/entities.ts';

/** What the conditions of the menu depend on. */
export interface MenuAsk {
  readonly priv: SystemPriv | undefined;
  readonly verified: boolean;
  readonly booklet_type: string;
}

/** `to` is relative to the shop's base. The feedback entry opens its panel instead. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
}

/** The booklet_type with salesmen. */
const SALESMEN = '1';

const withPriv =
  (name: keyof SystemPriv) =>
  ({ priv }: MenuAsk): boolean =>
    priv?.[name] === true;

const entries: readonly (MenuEntry & { readonly when?: (ask: MenuAsk) => boolean })[] = [
  { key: 'user-center', label: '开始', to: '/user-center' },
  { key: 'order', label: '我的订单', to: '/order' },
  { key: 'invoice', label: '发票下载', to: '/invoice', when: withPriv('invoice') },
  { key: 'user-range', label: '经营资质', to: '/user-range', when: withPriv('yz_range') },
  { key: 'group_buy', label: '我的团购', to: '/group_buy', when: withPriv('group_buy') },
  { key: 'help_buy', label: '我的砍价', to: '/help_buy', when: withPriv('help_buy') },
  { key: 're-type', label: '密码管理', to: '/re-type' },
  {
    key: 'bank',
    label: '支付方式',
    to: '/bank',
    when: (ask) => ask.verified && ask.booklet_type === SALESMEN && withPriv('bank_list')(ask),
  },
  { key: 'salesman', label: '找业务员', to: '/salesman', when: ({ booklet_type }) => booklet_type === SALESMEN },
  { key: 'qhyg', label: '缺货预购', to: '/qhyg', when: withPriv('qhyg') },
  { key: 'user-off', label: '注销账号', to: '/user-off' },
  { key: 'signin', label: '签到', to: '/signin', when: withPriv('signin') },
  { key: 'mybuy', label: '常购商品', to: '/mybuy' },
  { key: 'collect', label: '我的收藏', to: '/collect' },
  { key: 'history', label: '浏览足迹', to: '/history' },
  { key: 'volume', label: '优惠券', to: '/volume' },
  { key: 'path-list', label: '收货地址', to: '/path-list' },
  { key: 'user-set', label: '设置', to: '/user-set' },
  { key: 'feedback', label: '意见反馈' },
];

/** The visible entries in the documents' order. */
export const menuEntries = (ask: MenuAsk): readonly MenuEntry[] =>
  entries.filter(({ when }) => !when || when(ask)).map(({ when: _when, ...entry }) => entry);

/** A phone's grid begins with what is used daily. */
const DAILY = 'signin mybuy collect history volume qhyg invoice user-range path-list salesman re-type feedback'.split(
  ' ',
);
const LAST = 'user-off';

/** The entries in the order of a phone's grid: the daily ones, the others in the documents' order, closing the account. */
export function inGridOrder(shown: readonly MenuEntry[]): readonly MenuEntry[] {
  const rank = ({ key }: MenuEntry) => (key === LAST ? 2 : DAILY.includes(key) ? 0 : 1);
  return [...shown].sort((a, b) => rank(a) - rank(b) || DAILY.indexOf(a.key) - DAILY.indexOf(b.key));
}

const highlights: Readonly<Record<string, readonly string[]>> = {
  'user-center': ['services', 'services-info', 'detail-log', 'recharge', 'recharge_log', 'pay_recharge'],
  order: ['order-info'],
  're-type': ['re-yz'],
};

/** The key of the entry that a route highlights. `route` may have a leading slash. */
export function highlightedEntry(route: string): string {
  const name = route.replace(/^\//, '');
  return Object.keys(highlights).find((key) => highlights[key]!.includes(name)) ?? name;
}
