/**
 * Goods of the shop in tables that nobody has thought of. Whatever is ready is what was meant, nothing is lost, and no column
 * is asked about twice.
 */
import { beforeAll, expect, test } from 'vitest';
import { anyTable } from '#fixtures/order-lists/any-table.ts';
import { shelfOf } from '#fixtures/order-lists/list-file.ts';
import { randomFrom } from '#fixtures/world/random.ts';
import { anyOutcome } from '#shared/flows/testing/any-table-outcomes.ts';
import { createListShop } from '#shared/flows/testing/list-shop.ts';

/** `FIRST_TABLE=500 npm run unit -- …` begins with the 500th. */
const FIRST = Number(process.env.FIRST_TABLE ?? 1);
const TABLES = Number(process.env.TABLES ?? (process.env.THOROUGH === '1' ? 3000 : 60));

const shelf = shelfOf(3000);
let shop: ReturnType<typeof createListShop>;

beforeAll(() => {
  shop = createListShop(
    shelf.map((goods) => ({
      goods_id: goods.id,
      goods_sn: goods.code,
      goods_name: goods.name,
      spec: goods.pack,
      brand_name: goods.maker,
      company: goods.company,
      unitno_name: goods.unit,
      medium: goods.medium,
      box: goods.box,
      bar_code: goods.barcode,
    })),
  );
}, 60_000);

test('whatever is ready of any table is exactly what was meant', async () => {
  let [meant, ready] = [0, 0];
  const faults: string[] = [];
  for (let seed = FIRST; seed < FIRST + TABLES; seed += 1) {
    const table = anyTable(randomFrom(seed), shelf);
    const came = await anyOutcome(shop, table);
    meant += came.meant;
    ready += came.ready;
    if (came.faults.length > 0) faults.push([`table ${seed}`, ...came.faults.slice(0, 4), table.text].join('\n'));
  }
  expect(faults).toEqual([]);
  expect(ready / meant).toBeGreaterThan(0.75);
}, 900_000);
