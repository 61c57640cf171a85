import { expect, test } from 'vitest';
import { localProfile } from '#cli/shop/profile.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { realClock } from '#shared/flows/clock.ts';
import { checkContract, judgeContract } from './contract-check.ts';

/** A shop that answers every call with this. */
const shopThat = (answer: () => Response): UnaskedShop =>
  ({
    profile: { ...localProfile, base: 'http://shop.example/api' },
    clock: realClock,
    signal: new AbortController().signal,
    fetch: async () => answer(),
  }) as unknown as UnaskedShop;
const json = (body: object) => () => Response.json(body);

async function check(answer: () => Response, ...words: string[]) {
  const report = await checkContract(shopThat(answer), {
    words,
    baseline: undefined,
    accept: false,
  });
  return { report, fault: judgeContract(report) };
}

const crumbs = { success: '1', data: [{ cat_id: '1', cat_name: '药', url: '/x' }] };

test('a field that nobody declared is a note, one that is missing or wrong a deviation', async () => {
  const good = { success: 1, data: { status: '1' }, pay_name: '', pay_time: '0' };
  const { report, fault } = await check(
    json({ ...good, trace: 'x', data: { status: '1', colour: 'red' } }),
    'get_status',
  );
  expect(report).toMatchObject({ fresh: [], calls: [{ state: 'same' }] });
  expect(report.notes.map(({ path }) => path)).toEqual(['data.colour', 'trace']);
  expect(fault).toBeUndefined();
  const wrong = await check(json({ ...good, data: { status: 'perhaps' } }), 'get_status');
  expect(wrong.report).toMatchObject({ notes: [], fresh: [{ path: 'data.status', kind: 'retyped' }] });
  expect(wrong.fault).toMatchObject({ code: 'drift' });
});

test.each([
  ['nobody', () => new Response('', { status: 404 }), 'server'],
  ['a server that breaks down', () => new Response('', { status: 500 }), 'network'],
  ['a shop that wants a login', json({ need_login: 1 }), 'login'],
  ['a shop that refuses', json({ success: 0, content: '参数错误' }), 'server'],
])('a check in which nothing answered is not green: %s', async (_, answer, code) => {
  expect((await check(answer, 'header', 'user_center')).fault).toMatchObject({ code });
});

test.each([
  ['404', () => new Response('', { status: 404 })],
  ['405', () => new Response('', { status: 405 })],
  ['501', () => new Response('', { status: 501 })],
  ['a page', () => new Response('<!doctype html><meta name="yaocang-base" content="/" />')],
])('an assumed call that the shop does not have is not offered, a documented one has failed: %s', async (how, none) => {
  const { report, fault } = await check(none, 'salesman.php');
  expect(report.calls).toMatchObject([{ state: 'absent' }]);
  expect(fault).toMatchObject({ code: 'server', words: ['1 个接口，商城均未提供', expect.anything()] });
  const { calls } = (await check(none, 'common.php?act=header')).report;
  expect(calls).toMatchObject([{ state: how === '404' ? 'absent' : 'failed' }]);
});

test('words that no reading call holds are a mistake', async () => {
  expect((await check(json(crumbs), 'no-such-call')).fault).toMatchObject({ code: 'usage' });
});
