/** Months in the shop's time zone, as 2026-11. */

const SHANGHAI_MS = 8 * 3_600_000;

/** The month of a moment (ms), such as 2026-11; '' without a moment. */
export const monthOf = (at: number | null): string =>
  at === null ? '' : new Date(at + SHANGHAI_MS).toISOString().slice(0, 7);

/** 2026年11月. */
export const monthWords = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
