import { yuan } from '#shared/rules/money/money.ts';

/** Fen as yuan without decimals, which top-ups hardly have. */
export const topUpYuan = (fen: number | undefined): string => yuan(fen).replace(/\.00$/, '');
