/** The lists of fixtures/order-lists from their bytes to what would be ordered, in a shop of 3,000 goods. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bytesOf } from '#fixtures/order-lists/bytes.ts';
import { corpus } from '#fixtures/order-lists/corpus.ts';
import type { ListCase, Meaning } from '#fixtures/order-lists/list-file.ts';
import { makers } from '#fixtures/world/catalogue/brands.ts';
import { makeCatalogue } from '#fixtures/world/catalogue/catalogue.ts';
import { asksColumns, type Outcome, outcomesOf } from '#shared/flows/testing/list-outcomes.ts';
import { createListShop } from '#shared/flows/testing/list-shop.ts';
import type { ColumnAnswer, WantedList } from '#shared/rules/quick-order/order-list/wanted.ts';
import { tableIn } from './html-table.ts';
import { readListFile } from './read-list-file.ts';

let shop: ReturnType<typeof createListShop>;

beforeAll(() => {
  const brands = new Map(makers.map((maker) => [maker.brand_id, maker]));
  const { goods } = makeCatalogue(3000, Date.UTC(2026, 10, 20, 1), 1);
  shop = createListShop(
    goods.map((row) => ({
      ...row,
      brand_name: brands.get(row.brand_id)?.brand_name ?? '',
      company: brands.get(row.brand_id)?.company ?? '',
    })),
  );
}, 60_000);

async function listOf({ content, asks }: ListCase): Promise<WantedList> {
  const read = await readListFile(await bytesOf({ content }), tableIn);
  if (!read.ok) throw new Error(read.because);
  const list = read.file.read();
  expect(asksColumns(list), `questions: ${JSON.stringify(list.table?.questions)} ${list.table?.doubt}`).toBe(
    Boolean(asks),
  );
  if (!asks) return list;
  const chosen = new Map(
    Object.entries(asks).map(([column, answer]) => [Number(column), (answer || undefined) as ColumnAnswer]),
  );
  const answered = read.file.read(chosen);
  expect(asksColumns(answered), JSON.stringify(answered.table?.questions)).toBe(false);
  return answered;
}

const written = (one: Meaning | Outcome): string =>
  `${one.row}: ${'is' in one ? one.is : `${one.goods} ${one.pieces}`}`;
/** Rows in the order of the file; several goods of a row in any order. */
const sorted = (all: readonly (Meaning | Outcome)[]): string[] =>
  [...all].sort((one, other) => one.row - other.row || written(one).localeCompare(written(other))).map(written);

let [unambiguous, ready] = [0, 0];

describe('a row is ordered as it is meant, or asked', () => {
  test.each(corpus.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const came = await outcomesOf(shop, await listOf(each));
    const named = new Set(each.means.map(({ row }) => row));
    const told = came.filter(({ row }) => named.has(row));
    const beside = came.filter(({ row, ...rest }) => !named.has(row) && 'goods' in rest);
    expect(beside, 'ordered without being meant').toEqual([]);
    // A question in place of goods costs a tap, never a wrong order; how many there may be is counted below.
    const meant = sorted(each.means);
    const cautious = sorted(told).map((one, at) =>
      one.endsWith('ask') && meant[at]?.startsWith(one.replace('ask', '')) ? (meant[at] ?? '') : one,
    );
    expect(cautious).toEqual(meant);
    unambiguous += each.means.filter((one) => 'goods' in one).length;
    ready += told.filter((one) => 'goods' in one).length;
  });

  test('at least 60 lists; nearly all rows that name goods and quantity need no question', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    expect(ready / unambiguous).toBeGreaterThanOrEqual(0.95);
  });
});
