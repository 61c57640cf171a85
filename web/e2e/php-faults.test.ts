import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultKind } from '#fixtures/backend/server/faults.ts';
import { claims } from './support/claims.ts';
import { openPageRoom } from './support/page-room.ts';
import { roads } from './support/routes.ts';

/**
 * Every page under what PHP, and what stands before it, does to all of its answers. Words around the JSON, another charset and
 * texts that became numbers change nothing that matters. A failure of today is told as one, with a retry: nothing is empty,
 * nothing is a bug of ours, and no page counts as missing from this shop.
 */

const HARMLESS: readonly FaultKind[] = ['php_notice', 'php_warning', 'gbk', 'numeric_check', 'gzip'];
const FAILING: readonly FaultKind[] = [
  'php_fatal',
  'waf',
  'forbidden',
  'maintenance',
  'redirect',
  'truncated',
  'empty',
  'too_large',
];
/** No script is there: a call that the documents do not name is told as not offered, without a retry. */
const MISSING: FaultKind = 'no_script';

/** `npm run proof` has every fault on every page; `npm test` one of each kind on every seventh page, in turns. */
const thorough = process.env.THOROUGH === '1';
const visited = thorough ? roads : roads.filter((_, at) => at % 7 === 3);
let turn = 0;
let failed = 0;
const inTurn = (faults: readonly FaultKind[]): readonly FaultKind[] =>
  thorough ? faults : [faults[turn % faults.length] as FaultKind];

let room: Awaited<ReturnType<typeof openPageRoom>>;
beforeAll(async () => {
  room = await openPageRoom();
});
afterAll(() => room.close());

/** Signs of a value that was shown although nobody could read it. */
const RUBBISH = /undefined|NaN|\[object|\de\+\d\d|Warning|Notice|Fatal|\uFFFD/;

test.each(visited.map((road) => [road.name, road] as const))('%s', async (_name, road) => {
  const good = await room.visit(road);
  expect(good.words).toMatch(road.member);
  for (const fault of inTurn(HARMLESS)) {
    const seen = await room.visit(road, { fault });
    const at = `${fault}: ${seen.words.slice(0, 300)}`;
    expect(seen.words, at).toMatch(road.member);
    expect(seen.words, at).not.toMatch(RUBBISH);
    expect([claims(seen, good), seen.offered], at).toEqual([[], true]);
  }
  for (const fault of inTurn(FAILING)) {
    const seen = await room.visit(road, { fault });
    const at = `${fault}: ${seen.words.slice(0, 300)}`;
    expect(claims(seen, good), at).toEqual([]);
    expect(seen.words, at).not.toMatch(RUBBISH);
    expect([seen.leadsOn, seen.offered], at).toEqual([true, true]);
    if (seen.retries) failed += 1;
    expect(seen.retries || road.member.test(seen.words) || road.opensAgain, at).toBe(true);
  }
  const seen = await room.visit(road, { fault: MISSING });
  const at = `${MISSING}: ${seen.words.slice(0, 300)}`;
  expect(claims(seen, good), at).toEqual([]);
  expect(seen.words, at).not.toMatch(RUBBISH);
  expect(seen.leadsOn, at).toBe(true);
  turn += 1;
});

test('most of them failed, or the faults did not reach the pages', () => {
  expect(failed).toBeGreaterThan((visited.length * inTurn(FAILING).length) / 2);
});
