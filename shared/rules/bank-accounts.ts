/** Where a bank transfer goes: the operator's bank accounts and collecting codes (document 2 §3, §9). */
import type { BankAccount, CollectingCode } from '#shared/contract/bank-info.ts';

const PUBLIC = '1';

/** lx 1 is a public account, any other a private one. */
export const isPublicAccount = ({ lx }: Pick<BankAccount, 'lx'>): boolean => lx === PUBLIC;

export const accountKind = (account: Pick<BankAccount, 'lx'>): string =>
  isPublicAccount(account) ? '对公账户' : '对私账户';

const CODES: Readonly<Record<CollectingCode['ewm_lx'], string>> = { 1: '支付宝', 2: '微信', 3: '一码付' };

/** The app that scans a collecting code. */
export const codeKind = ({ ewm_lx }: Pick<CollectingCode, 'ewm_lx'>): string => CODES[ewm_lx];
