/** Where a bank transfer goes: the operator's bank accounts and collecting codes (document 2 §3, §9). */
import type { BankAccount, CollectingCode } from '#shared/contract/bank-info.ts';

const PUBLIC = '1';

/** lx 1 is a public account, any other a private one. */
export const isPublicAccount = ({ lx }: Pick<BankAccount, 'lx'>): boolean => lx === PUBLIC;

export const accountKind = (account: Pick<BankAccount, 'lx'>): string =>
  isPublicAccount(account) ? '对公账户' : '对私账户';

type App = NonNullable<CollectingCode['ewm_lx']>;

const CODES: Readonly<Record<App, string>> = { 1: '支付宝', 2: '微信', 3: '一码付' };

/** The app that scans a collecting code; 收款码 for one whose kind cannot be read. */
export const codeKind = ({ ewm_lx }: Pick<CollectingCode, 'ewm_lx'>): string =>
  ewm_lx === undefined ? '收款码' : CODES[ewm_lx];

const APPS: Readonly<Record<App, readonly string[]>> = {
  1: ['支付宝'],
  2: ['微信'],
  3: ['微信', '支付宝'],
};

/** How to scan a collecting code. WeChat reads its own code from a long press, any other phone scans a saved image. */
export function scanHint({ ewm_lx }: Pick<CollectingCode, 'ewm_lx'>, where: { onPhone: boolean; inWeChat: boolean }) {
  if (ewm_lx === undefined) return `${where.onPhone ? '保存到相册后，' : ''}用付款应用扫一扫`;
  const apps = APPS[ewm_lx];
  if (where.inWeChat && apps.includes('微信')) return '长按二维码识别，或保存到相册后扫一扫';
  return `${where.onPhone ? '保存到相册后，' : ''}用${apps.join('或')}扫一扫`;
}
