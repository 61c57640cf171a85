import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { drawn } from '#cli/prove/report/testing/sample.ts';
import { localProfile } from '#cli/shop/profile.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { bare } from '#fixtures/backend/server/spelling.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { plain } from '#shared/contract/wire.ts';
import { realClock } from '#shared/flows/clock.ts';
import { diffOf, diffReport, judgeDiff, type Snapshot, takeSnapshot } from './contract-diff.ts';

let standIn: TestShop;
let spare: TestShop;
let before: Snapshot;
beforeAll(async () => {
  [standIn, spare] = await Promise.all([openTestShop({ spelling: plain }), openTestShop({ spelling: bare(plain) })]);
  before = await snapshot(standIn);
});
afterAll(async () => {
  await standIn.close();
  await spare.close();
});

/** What a shop answers a member, each answer changed by `other`. */
async function snapshot(shop: TestShop, other = (text: string, _url: string) => text, user = 'yaodian') {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await shop.fetch(input, init);
    return new Response(other(await answer.text(), String(input)), { status: answer.status, headers: answer.headers });
  };
  const unasked = {
    profile: { ...localProfile, base: `${LOOPBACK}/api` },
    login: { ...member, token: await shop.enter(user) },
    clock: realClock,
    signal: new AbortController().signal,
    fetch,
  } as unknown as UnaskedShop;
  return takeSnapshot(unasked, []);
}

const broken = (now: Snapshot) =>
  diffOf(before, now)
    .changes.filter(({ breaks }) => breaks)
    .map(({ call, kind, path }) => [call, kind, path]);

test('the same shop, a member with other data, and a spelling that spares what nobody needs: nothing breaks', async () => {
  const same = diffOf(before, JSON.parse(JSON.stringify(await snapshot(standIn))) as Snapshot);
  expect([same.changes, judgeDiff(same)]).toEqual([[], undefined]);
  expect(same.compared.length).toBeGreaterThan(40);
  expect(broken(await snapshot(standIn, undefined, 'liansuo'))).toEqual([]);
  const lean = await snapshot(spare);
  expect(broken(lean)).toEqual([]);
  expect(diffOf(before, lean).changes.map(({ kind }) => kind)).toContain('missing');
});

test('a declared field that is renamed breaks, and the new name is only told; so is another spelling', async () => {
  const renamed = await snapshot(standIn, (text, url) =>
    url.includes('search.php?act=search&')
      ? text.replaceAll('"page_next":', '"next_page":').replace(/"goods_id":"(\d+)"/g, '"goods_id":$1')
      : text,
  );
  const found = diffOf(before, renamed);
  const told = found.changes.filter(({ call }) => call === 'search.php?act=search');
  expect(told.map(({ kind, path, breaks }) => [kind, path, breaks])).toEqual(
    expect.arrayContaining([
      ['missing', 'page_next', true],
      ['extra', 'next_page', false],
    ]),
  );
  expect(judgeDiff(found)).toMatchObject({ code: 'drift', call: 'search.php?act=search' });
  const junit = await drawn('junit', diffReport(found, 'en'));
  expect(junit).toContain('<testsuite name="search.php?act=search 1"');
  expect(junit).toContain('type="drift" message="gone page_next');
  for (const name of ['<testsuites name="yaocang contract diff"', 'classname="contract diff.search.php']) {
    expect(junit).toContain(name);
  }
  const html = await drawn('html', diffReport(found, 'zh'));
  expect(html).toContain('药仓接口比较：未通过');
  expect(html).toContain('（本机）');
});

test('a call that is gone breaks; one that asks for a login is not compared', async () => {
  const now = {
    ...before,
    calls: before.calls.map((each) =>
      each.call === 'cart.php?act=list'
        ? { ...each, state: 'absent' as const }
        : each.call === 'order.php?act=order_list'
          ? { ...each, state: 'login' as const }
          : each,
    ),
  };
  expect(broken(now)).toEqual([['cart.php?act=list', 'gone', '.']]);
  const failing = {
    ...now,
    calls: now.calls.map((each) => (each.state === 'absent' ? { ...each, state: 'failed' as const } : each)),
  };
  expect(broken(failing)).toEqual([['cart.php?act=list', 'unanswered', '.']]);
  expect(await drawn('junit', diffReport(diffOf(before, failing), 'zh'))).toContain(
    'message="没有有效应答 .: 一致 → 无有效应答"',
  );
  const found = diffOf(before, now);
  expect(found.uncompared).toContainEqual({ call: 'order.php?act=order_list', was: 'same', is: 'login' });
  const junit = await drawn('junit', diffReport(found, 'en'));
  expect(junit).toMatch(/skipped message="local: as declared; local: needs a login"/);
  const nothing = diffOf({ ...before, calls: [] }, before);
  expect(judgeDiff(nothing)).toMatchObject({ code: 'assertion' });
});
