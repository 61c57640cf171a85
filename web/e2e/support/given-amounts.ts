import { pricesIn } from '#fixtures/backend/testing/black-box/find-prices.ts';

const fieldAt = (answer: unknown, place: string): unknown =>
  place.split('.').reduce((value, name) => (value as never)[name], answer as never);

/** The prices in an answer, as a page shows an amount: those of these fields. Round ones may be a coupon's and are left out. */
export function amountsIn(url: string, answer: unknown, isOf: (field: string) => boolean = () => true): string[] {
  const path = url.replace(/^.*\/api\//, '');
  return pricesIn(answer, path)
    .filter((place) => isOf(place.slice(place.lastIndexOf('.') + 1)))
    .map((place) => Number(fieldAt(answer, place)).toFixed(2))
    .filter((text) => !/\.00$|NaN/.test(text));
}

/** What of these amounts a page shows, and the first stock or sales count. */
export const shownOf = (words: string, amounts: ReadonlySet<string>): string[] => [
  ...(words.match(/\d+\.\d\d/g) ?? []).filter((text) => amounts.has(text)),
  ...(words.match(/库存 ?\d+|已售 ?\d+/) ?? []),
];
