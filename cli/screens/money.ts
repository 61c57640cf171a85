/** Amounts as the terminal shows them. */
import { yuan } from '#shared/rules/money.ts';

/** ¥1,234.50; an ellipsis for whoever may not see prices. */
export const price = (fen: number | undefined): string => (fen === undefined ? '…' : `¥${yuan(fen)}`);

/** 2026-11-20 09:30 in Shanghai, whatever clock the machine has; '' for no time. */
export function shanghaiTime(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '';
  return new Date(ms + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** 2026-11-20 in Shanghai. */
export const shanghaiDay = (ms: number): string => shanghaiTime(ms).slice(0, 10);
