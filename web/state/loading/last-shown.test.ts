// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { home } from '#shared/contract/home.ts';
import { startAt } from '#shared/contract/wire.ts';

const MINUTE = 60_000;
const goods = (goods_name: string, shop_price?: string) =>
  home.hot.answer.read(
    { data: [{ goods_id: '7', goods_name, ...(shop_price && { shop_price, goods_number: '3' }) }] },
    startAt(false),
  );

/** Simulates opening the page: nothing but the storage is left. */
async function visit() {
  vi.resetModules();
  const { put, signOut } = await import('../session/session.ts');
  const { rememberShown, owner, publish, shownBefore } = await import('./last-shown.ts');
  const kept = await import('../storage/kept.ts');
  if (!localStorage.getItem('yaocang_token')) put({ token: 'a'.repeat(32) });
  return {
    put,
    signOut,
    kept,
    owner,
    publish,
    keep: (of: string, name: string, price?: string) => rememberShown(of, home.hot, goods(name, price)),
    goods: () => shownBefore(home.hot)?.data,
    remember: rememberShown,
    names: () => shownBefore(home.hot)?.data.map((each) => each.goods_name),
  };
}

type Page = Awaited<ReturnType<typeof visit>>;

async function show(name: string, price?: string): Promise<void> {
  const page = await visit();
  page.keep(page.owner(), name, price);
  vi.advanceTimersByTime(1_000);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00+08:00') });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('the copy is used for a week, its prices and stock for an hour', async () => {
  await show('板蓝根颗粒', '9.90');
  const page = await visit();
  expect(page.goods()).toEqual(goods('板蓝根颗粒', '9.90').data);
  vi.advanceTimersByTime(61 * MINUTE);
  expect(page.goods()).toEqual(goods('板蓝根颗粒').data);
  vi.advanceTimersByTime(8 * 24 * 60 * MINUTE);
  expect(page.goods()).toBeUndefined();
});

test('a later answer of the same visit replaces the copy at once', async () => {
  await show('板蓝根颗粒');
  const page = await visit();
  page.keep(page.owner(), '口罩');
  vi.advanceTimersByTime(1_000);
  expect(page.names()).toEqual(['口罩']);
});

test('what another tab shows is known here, privileges too, and is not written over', async () => {
  const here = await visit();
  const { knownFlags, privileges } = await import('../session/privileges.ts');
  expect([here.names(), knownFlags()]).toEqual([undefined, undefined]);
  const elsewhere = await visit();
  elsewhere.keep(elsewhere.owner(), '口罩');
  const { rememberShown } = await import('./last-shown.ts');
  const shown = home.home.answer.read({ system_priv: { yb: '1' } }, startAt(false));
  rememberShown(elsewhere.owner(), home.home, shown);
  vi.advanceTimersByTime(1_000);
  dispatchEvent(new StorageEvent('storage', { key: 'yaocang_shown', storageArea: localStorage }));
  expect(here.names()).toEqual(['口罩']);
  expect(privileges.priv).toEqual(shown.system_priv);
  here.remember(here.owner(), home.best, goods('棉签'));
  vi.advanceTimersByTime(1_000);
  expect((await visit()).names()).toEqual(['口罩']);
});

test('what another tab has just written is not written over, before any event of it has come', async () => {
  const here = await visit();
  expect(here.names()).toBeUndefined();
  const elsewhere = await visit();
  elsewhere.keep(elsewhere.owner(), '口罩');
  here.remember(here.owner(), home.best, goods('棉签'));
  vi.advanceTimersByTime(1_000);
  expect((await visit()).names()).toEqual(['口罩']);
});

test.each([
  ['another member', ({ put }: Page) => put({ token: 'b'.repeat(32) })],
  ['another agency', ({ put }: Page) => put({ agency_id: '9' })],
  ['another version', ({ kept }: Page) => kept.version.write('1.0.1')],
  ['nobody, after a logout', ({ signOut }: Page) => signOut()],
])('%s sees nothing of it, and it is gone', async (_, change) => {
  await show('板蓝根颗粒');
  const page = await visit();
  expect(page.names()).toEqual(['板蓝根颗粒']);
  change(page);
  expect(page.names()).toBeUndefined();
  expect(localStorage.getItem('yaocang_shown')).toBeNull();
});

test('an answer that arrives after a logout is not stored, nor one that waits to be written', async () => {
  const page = await visit();
  const of = page.owner();
  page.keep(of, '板蓝根颗粒');
  page.signOut();
  page.keep(of, '板蓝根颗粒');
  vi.advanceTimersByTime(1_000);
  expect(localStorage.getItem('yaocang_shown')).toBeNull();
});

test.each(['{"value":{"of":1}}', '{"value":"x"}', '{', '{"value":{"of":"x","answers":{"a":1}}}'])(
  'a damaged copy (%s) is dropped',
  async (text) => {
    localStorage.setItem('yaocang_shown', text);
    expect((await visit()).names()).toBeUndefined();
    await show('口罩');
    expect((await visit()).names()).toEqual(['口罩']);
  },
);

test('an answer with an unknown shape is ignored', async () => {
  const { owner, kept } = await visit();
  const answers = { [home.hot.path]: { at: Date.now(), wire: { data: [{ goods_name: 'no id' }] } } };
  kept.shown.mine().write({ of: owner(), answers });
  expect((await visit()).names() ?? []).toEqual([]);
});

test('a copy that is too long is not stored', async () => {
  await show('长'.repeat(200_000));
  expect(localStorage.getItem('yaocang_shown')).toBeNull();
});

test('without a copy the snapshot of the page is used, for a day', async () => {
  const page = await visit();
  page.publish({ [home.hot.path]: { at: Date.now(), wire: { data: [{ goods_id: '7', goods_name: '口罩' }] } } });
  expect(page.names()).toEqual(['口罩']);
  vi.advanceTimersByTime(25 * 60 * MINUTE);
  expect(page.names()).toBeUndefined();
});
