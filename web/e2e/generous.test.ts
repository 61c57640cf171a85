import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricesIn } from '#fixtures/backend/testing/black-box/find-prices.ts';
import { openPageRoom } from './support/page-room.ts';
import { type Road, roads } from './support/routes.ts';

/** Every page, on a server that leaves every field in: who may not see prices sees none of those that it sent, and no stock. */

/** `npm run proof` visits every page; `npm test` every fifth. */
const thorough = process.env.THOROUGH === '1';
let room: Awaited<ReturnType<typeof openPageRoom>>;
let withPrices = 0;
beforeAll(async () => {
  room = await openPageRoom();
  await room.operator.settings({ generous: true, nodl_market: false });
});
afterAll(() => room.close());

const visits = (['', 'weirenzheng'] as const).flatMap((as) =>
  roads
    .filter(({ isGate, membersOnly }) => as !== '' || !(isGate || membersOnly))
    .filter((_, at) => thorough || at % 5 === 0)
    .map((road) => [as || 'a visitor', road.name, as, road] as const),
);

/** Amounts as a page shows them; round ones may be a coupon's. */
function amountsIn(url: string, answer: unknown): string[] {
  const path = url.replace(/^.*\/api\//, '');
  return pricesIn(answer, path)
    .map((place) =>
      Number(place.split('.').reduce((value, name) => (value as never)[name], answer as never)).toFixed(2),
    )
    .filter((text) => !/\.00$|NaN/.test(text));
}

async function words(as: 'weirenzheng' | '', road: Road) {
  const amounts = new Set<string>();
  const { words: shown } = await room.visit(road, {
    as,
    hears: (url, answer) => {
      for (const text of amountsIn(url, answer)) amounts.add(text);
    },
  });
  return { shown, amounts };
}

test.each(visits)('%s on %s', async (_who, _page, as, road) => {
  const { shown, amounts } = await words(as, road);
  if (amounts.size > 0) withPrices += 1;
  expect((shown.match(/\d+\.\d\d/g) ?? []).filter((text) => amounts.has(text))).toEqual([]);
  expect(/库存 ?\d|已售 ?\d/.exec(shown)?.[0]).toBeUndefined();
});

test('the server really sent prices', () => {
  expect(withPrices).toBeGreaterThan(visits.length / 8);
});
