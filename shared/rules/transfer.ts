/** Bank transfers: accounts, the proof and its review (document 2 §3, §4, §5). */

import type { BankAccount, CollectingCode } from '#shared/contract/bank-info.ts';
import type { ProofStatus } from '#shared/contract/pay-transfer.ts';
import type { Message } from '#shared/messages/message.ts';
import { passed, rejected, underReview, uploadProof } from '#shared/messages/transfer.ts';
import { UNKNOWN } from './unknown.ts';

const PUBLIC = '1';

/** A public account has lx 1, any other is private. */
export const isPublicAccount = ({ lx }: Pick<BankAccount, 'lx'>): boolean => lx === PUBLIC;

/** What kind of account it is. */
export const accountKind = (account: Pick<BankAccount, 'lx'>): string =>
  isPublicAccount(account) ? '对公账户' : '对私账户';

const CODES: Readonly<Record<CollectingCode['ewm_lx'], string>> = { 1: '支付宝', 2: '微信', 3: '一码付' };

/** Which app scans a collecting code. */
export const codeKind = ({ ewm_lx }: Pick<CollectingCode, 'ewm_lx'>): string => CODES[ewm_lx];

/** A transfer is handed in only with a proof. */
export const checkProof = (prove: string): { ok: true } | { ok: false; message: Message } =>
  prove === '' ? { ok: false, message: uploadProof } : { ok: true };

const WORDS: Readonly<Record<NonNullable<ProofStatus>, Message>> = { 0: underReview, 1: passed, 2: rejected };

/** How a proof stands, in words. */
export const proofWords = (status: ProofStatus): string => (status === undefined ? UNKNOWN : WORDS[status].text);

/** Until it has passed, a transfer can be cancelled, or paid again with another proof. */
export const canChange = (status: ProofStatus): boolean => status === 0 || status === 2;
