import { afterAll, beforeAll, expect, test } from 'vitest';
import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { path } from '#shared/contract/path.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { href } from '#web/navigation/routes.ts';
import { claims } from './support/claims.ts';
import { openPageRoom } from './support/page-room.ts';
import { type Road, roads } from './support/routes.ts';

/**
 * Every page, when its server does not offer, refuses or garbles an assumed call: it claims nothing false and offers a
 * link.
 */

const reads: readonly Call[] = Object.values(calls)
  .flatMap((script): Call[] => Object.values(script))
  .filter(({ assumed, effect }) => assumed && effect === 'read');
const isOf = (call: Call) => (url: string) => url.includes(`/${call.path}&`);

/** No page makes these calls itself: an address is taken from the list, and only WeChat signs. */
const UNASKED: readonly Call[] = [path.info, wechat.jsConfig];

const NOT_OFFERED = '该功能暂未开放';
const FAILED = '数据请求失败！';
const REFUSED = '额度不足';
const WAYS: Readonly<Record<string, () => Response>> = {
  'status 404': () => new Response('', { status: 404 }),
  'a page': () => new Response('<!doctype html><meta name="yaocang-base" content="/" />'),
  'error 1': () => Response.json({ success: 0, error: 1, content: REFUSED }),
  'another shape': () => Response.json({ success: 1, data: 7, page_next: 7, list: 7 }),
};
/** The message of a page that cannot work. */
const TOLD: Readonly<Record<string, string>> = {
  'status 404': NOT_OFFERED,
  'a page': NOT_OFFERED,
  'error 1': REFUSED,
  'another shape': FAILED,
};
const isMissing = (way: string): boolean => way === 'status 404' || way === 'a page';

/**
 * `npm run proof` tries every way on every call of every page; `npm test` one of them, in turns, on the first pages that
 * make the call: what many pages share, such as recommendations, is the same part on all of them.
 */
const thorough = process.env.THOROUGH === '1';
const FIRST_PAGES = 3;
let turn = 0;
const tried = new Map<Call, number>();
const waysNow = (call: Call): [way: string, answer: () => Response][] => {
  const ways = Object.entries(WAYS);
  if (thorough) return ways;
  const times = tried.get(call) ?? 0;
  tried.set(call, times + 1);
  if (times >= FIRST_PAGES) return [];
  turn += 1;
  return ways.slice(turn % ways.length).slice(0, 1);
};

/** A verified member stays verified whatever the answer: the login said so. */
const STANDS: Readonly<Record<string, RegExp>> = { verification: /已认证/ };

/** Asks an assumed call only where the documented one shows nothing; its own test has the ways. */
const OWN_TEST = ['quickOrder an order again'];

let room: Awaited<ReturnType<typeof openPageRoom>>;
const met = new Set<Call>();
beforeAll(async () => {
  room = await openPageRoom();
});
afterAll(() => room.close());

/** The goods of a group buy have its state. */
const groupGoods = {
  ...(roads.find(({ route }) => route === 'goods') as Road),
  name: 'goods of a group buy',
  address: async () => href.goods({ id: showcaseIds.group ?? '' }),
};

test.each([...roads, groupGoods].map((road) => [road.name, road] as const))('%s', async (name, road) => {
  const good = await room.visit(road);
  expect(good.words).toMatch(road.member);
  const asked = OWN_TEST.includes(name) ? [] : reads.filter((call) => good.asked.some(isOf(call)));
  for (const call of asked) {
    met.add(call);
    for (const [way, answer] of waysNow(call)) {
      const seen = await room.visit(road, { instead: (url) => (isOf(call)(url) ? answer() : undefined) });
      const at = `${call.path}, ${way}: ${seen.words.slice(0, 300)}`;
      const stands = (STANDS[name] ?? road.member).test(seen.words);
      expect(claims(seen, good), at).toEqual([]);
      expect(seen.leadsOn, at).toBe(true);
      expect(stands || seen.words.includes(TOLD[way] ?? ''), at).toBe(true);
      if (isMissing(way)) {
        expect([seen.retries, seen.said], at).toEqual([false, []]);
        expect(seen.offered, at).toBe(stands);
      } else {
        expect(seen.offered, at).toBe(true);
        if (!stands) expect(seen.retries, at).toBe(way === 'another shape');
      }
    }
  }
});

/** All code has loaded by now, so every page's loader is known. `npm test` looks at every sixth page. */
test.each(roads.filter((_, at) => thorough || at % 6 === 0).map((road) => [road.name, road] as const))(
  '%s has no link to a page that is not offered',
  async (_, road) => {
    const { deadEnds } = await room.visit(road, { missing: reads.map((call) => call.path) });
    expect(deadEnds).toEqual([]);
  },
);

test('every assumed reading call was made by some page', () => {
  expect(reads.filter((call) => !met.has(call) && !UNASKED.includes(call)).map((call) => call.path)).toEqual([]);
});
