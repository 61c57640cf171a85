import { afterAll, beforeAll, expect, test } from 'vitest';
import { privilegeNames } from '#fixtures/world/rows/settings.ts';
import { amountsIn, shownOf } from './support/given-amounts.ts';
import { openPageRoom } from './support/page-room.ts';
import { roads } from './support/routes.ts';

/**
 * Every page, on a server that leaves every field in: who may not see prices sees none of those that it sent, and no stock; who
 * may sees none of a privilege that is off.
 */

/** `npm run proof` visits every page; `npm test` every fifth. */
const thorough = process.env.THOROUGH === '1';
const isVisited = (_: unknown, at: number): boolean => thorough || at % 5 === 0;
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
    .filter(isVisited)
    .map((road) => [as || 'a visitor', road.name, as, road] as const),
);

test.each(visits)('%s on %s', async (_who, _page, as, road) => {
  const amounts = new Set<string>();
  const { words } = await room.visit(road, {
    as,
    hears: (url, answer) => {
      for (const text of amountsIn(url, answer)) amounts.add(text);
    },
  });
  if (amounts.size > 0) withPrices += 1;
  expect(shownOf(words, amounts)).toEqual([]);
});

test('the server really sent prices', () => {
  expect(withPrices).toBeGreaterThan(visits.length / 8);
});

/** Prices that belong to a privilege. */
const SWITCHED = ['integral_price', 'red_price', 'volume_price', 'taobao_price'];

test.each(roads.filter(isVisited).map((road) => [road.name, road] as const))(
  'a verified member on %s, with every privilege off',
  async (_page, road) => {
    await room.visit(road);
    await room.operator.privileges(Object.fromEntries(privilegeNames.map((name) => [name, false])));
    try {
      const [hidden, others] = [new Set<string>(), new Set<string>()];
      const { words } = await room.visit(road, {
        hears: (url, answer) => {
          for (const text of amountsIn(url, answer, (name) => SWITCHED.includes(name))) hidden.add(text);
          for (const text of amountsIn(url, answer, (name) => !SWITCHED.includes(name))) others.add(text);
        },
      });
      const amounts = words.match(/\d+\.\d\d/g) ?? [];
      expect(amounts.filter((text) => hidden.has(text) && !others.has(text))).toEqual([]);
      expect(/积分价|可抵 \d|红包 ¥|券后价/.exec(words)?.[0]).toBeUndefined();
    } finally {
      await room.operator.privileges(Object.fromEntries(privilegeNames.map((name) => [name, true])));
    }
  },
);
