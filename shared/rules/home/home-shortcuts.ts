/** The shortcut grid of the home page (document 1 §2). */
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Message } from '#shared/messages/message.ts';
import { logInFirst } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';

/** A shortcut of the grid; all lead to pages of the member. */
export interface Shortcut {
  readonly key: string;
  readonly label: string;
  /** Path relative to the shop's base. */
  readonly to: string;
}

const shortcuts: readonly (Shortcut & { readonly needs?: keyof SystemPriv })[] = [
  { key: 'signin', label: '签到', to: '/signin', needs: 'signin' },
  { key: 'cpzl', label: '资料下载', to: '/cpzl', needs: 'cpzl' },
  { key: 'invoice', label: '发票', to: '/invoice', needs: 'invoice' },
  { key: 'volume', label: '优惠券', to: '/volume', needs: 'volume' },
  { key: 'mybuy', label: '常购商品', to: '/mybuy' },
  { key: 'collect', label: '我的收藏', to: '/collect' },
  { key: 'history', label: '浏览足迹', to: '/history' },
  { key: 'bank', label: '支付方式', to: '/bank' },
  { key: 'recharge', label: '充值', to: '/recharge' },
  { key: 'path-list', label: '收货地址', to: '/path-list' },
];

/** The number of shortcuts that need a privilege; they come first. */
export const GATED = shortcuts.filter(({ needs }) => needs).length;

/** The visible shortcuts. Sign-in, data download, invoice and coupons need their privilege. */
export const homeShortcuts = (priv: SystemPriv | undefined): readonly Shortcut[] =>
  shortcuts.filter(({ needs }) => !needs || priv?.[needs] === true).map(({ key, label, to }) => ({ key, label, to }));

/** The target of a shortcut; without a token a message to log in first. */
export const openShortcut = (
  { to }: Shortcut,
  token: string,
): { ok: true; to: string } | { ok: false; message: Message } =>
  isLoggedIn(token) ? { ok: true, to } : { ok: false, message: logInFirst };
