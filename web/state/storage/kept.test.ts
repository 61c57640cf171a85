// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TOKEN = { A: 'a'.repeat(32), B: 'b'.repeat(32) };

/** A page load: nothing but the storages is left. */
async function load() {
  vi.resetModules();
  const kept = await import('./kept.ts');
  const { sweep } = await import('./sweep.ts');
  const { session, signIn, signOut, adoptLogin } = await import('../session/session.ts');
  const logIn = (token: string, user_name: string) => signIn({ ...session, token }, user_name);
  sweep();
  return { kept, session, logIn, signOut, adoptLogin };
}
type Shop = Awaited<ReturnType<typeof load>>;

const CANARY = 'kanarienvogel';
function write({ kept }: Shop): void {
  kept.invoice_form.mine().write({ title: CANARY, tax_no: '', email: '' });
  kept.search_history.mine().write([CANARY]);
  kept.address.mine('7').write({ ...ADDRESS, consignee: CANARY });
  kept.backPath.mine().write({ backPath: 'search', address: `/search?keywords=${CANARY}` });
  kept.app_pay.mine().write({ type: '1', order_id: CANARY, fd_sn: '', order_sn: '' });
}
const ADDRESS = {
  address_id: '',
  consignee: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  address: '',
  mr: false,
};
const found = ({ kept }: Shop) =>
  JSON.stringify([
    kept.invoice_form.mine().read(),
    kept.search_history.mine().read(),
    kept.address.mine('7').read(),
    kept.backPath.mine().read(),
    kept.app_pay.mine().read(),
  ]).split(CANARY).length - 1;
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a member finds what the member wrote, also after a reload', async () => {
  const shop = await load();
  shop.logIn(TOKEN.A, 'yaodian');
  write(shop);
  expect(found(shop)).toBe(5);
  expect(found(await load())).toBe(5);
});

test.each<[how: string, change: (shop: Shop) => void]>([
  ['a logout', (shop) => shop.signOut()],
  ['a switch to a linked account', (shop) => shop.logIn(TOKEN.B, 'yaodian2')],
  [
    'an expired login, and another member',
    (shop) => {
      shop.signOut(true);
      shop.logIn(TOKEN.B, 'weirenzheng');
    },
  ],
  ['a login whose name is unknown', (shop) => shop.logIn(TOKEN.B, '')],
])('after %s nothing of it can be read, and nothing is stored', async (_, change) => {
  const shop = await load();
  shop.logIn(TOKEN.A, 'yaodian');
  write(shop);
  change(shop);
  expect(found(shop)).toBe(0);
  expect(stored()).not.toContain(CANARY);
  expect(stored()).not.toContain(TOKEN.A.slice(0, 8));
  expect(stored()).not.toContain('"yaodian"');
});

test('after an expired login a visitor reads nothing; the same login name finds all again, nobody else does', async () => {
  const shop = await load();
  shop.logIn(TOKEN.A, 'yaodian');
  write(shop);
  shop.signOut(true);
  expect(found(shop)).toBe(0);
  const again = await load();
  expect(found(again)).toBe(0);
  again.logIn(TOKEN.B, 'yaodian');
  expect(found(again)).toBe(5);
});

test('what a page of one member writes late, another one never gets', async () => {
  const shop = await load();
  shop.logIn(TOKEN.A, 'yaodian');
  const [draft, list] = [shop.kept.address.mine('7'), shop.kept.invoice_form.mine()];
  shop.logIn(TOKEN.B, 'yaodian2');
  draft.write({ ...ADDRESS, consignee: CANARY });
  list.write({ title: CANARY, tax_no: '', email: '' });
  expect(stored()).not.toContain(CANARY);
  shop.kept.address.mine('7').write({ ...ADDRESS, consignee: '城西店' });
  draft.erase();
  expect(shop.kept.address.mine('7').read()?.consignee).toBe('城西店');
});

test('a login in another tab: this one neither reads nor writes for the former member, and takes over', async () => {
  const tab2 = await load();
  tab2.logIn(TOKEN.A, 'yaodian');
  write(tab2);
  const tab1 = await load();
  tab1.logIn(TOKEN.B, 'weirenzheng');
  // The event of the other tab has not come yet.
  expect([tab2.session.token, found(tab2)]).toEqual([TOKEN.A, 0]);
  tab2.kept.search_history.mine().write([CANARY]);
  expect(stored()).not.toContain(CANARY);
  sessionStorage.setItem('yaocang_address 7', JSON.stringify({ value: { ...ADDRESS, city: CANARY }, of: 'former' }));
  expect([tab2.adoptLogin(), tab2.adoptLogin()]).toEqual([true, false]);
  expect([tab2.session.token, tab1.session.token]).toEqual([TOKEN.B, TOKEN.B]);
  expect(stored()).not.toContain(CANARY);
  tab1.kept.search_history.mine().write(['口罩']);
  expect(tab2.kept.search_history.mine().read()).toEqual(['口罩']);
});

test('a logout in another tab ends this one, and erases what this tab alone has stored', async () => {
  const tab2 = await load();
  tab2.logIn(TOKEN.A, 'yaodian');
  const tab1 = await load();
  write(tab2);
  tab1.signOut();
  sessionStorage.setItem('yaocang_feedback', JSON.stringify({ value: { content: CANARY }, of: 'former' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yaocang_token', storageArea: localStorage }));
  expect([tab2.session.token, stored().includes(CANARY)]).toEqual(['', false]);
});

test('keys that this release does not declare are erased at the start, and so is what has no owner', async () => {
  for (const [key, value] of [
    ['yaocang_draft_address_', `{"consignee":"${CANARY}"}`],
    ['yaocang_once_1,2', `{"once":"${CANARY}"}`],
  ] as const)
    sessionStorage.setItem(key, value);
  for (const [key, value] of [
    ['yaocang_invoice_form', { value: { title: CANARY, tax_no: '', email: '' } }],
    ['yaocang_reviews', { value: CANARY }],
    ['yaocang_ck_name', { value: 'yaodian' }],
    ['yaocang_token', { value: TOKEN.A }],
  ] as const)
    localStorage.setItem(key, JSON.stringify(value));
  localStorage.setItem('others', CANARY);
  const shop = await load();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage).sort()).toEqual(['others', 'yaocang_account', 'yaocang_ck_name', 'yaocang_token']);
  expect([shop.kept.ck_name.read(), shop.session.token]).toEqual(['yaodian', TOKEN.A]);
});

test("the phone's own survives every login; a visitor's searches are no member's", async () => {
  const shop = await load();
  shop.kept.visitor_searches.write(['口罩']);
  shop.kept.ck_name.write('yaodian');
  shop.logIn(TOKEN.A, 'yaodian');
  const { searchWords, rememberSearch } = await import('../shell/search-words.ts');
  expect(searchWords.history).toEqual([]);
  rememberSearch('布洛芬');
  shop.signOut();
  expect(searchWords.history).toEqual(['口罩']);
  expect(shop.kept.ck_name.read()).toBe('yaodian');
});

test('damaged and expired values are none; a refusing storage is no error', async () => {
  vi.useFakeTimers();
  const shop = await load();
  localStorage.setItem('yaocang_company', '{"value":');
  expect(shop.kept.company.read()).toBeUndefined();
  localStorage.setItem('yaocang_company', '{"value":7}');
  expect(shop.kept.company.read()).toBeUndefined();
  shop.kept.search_hot.write(['口罩']);
  vi.advanceTimersByTime(3_600_001);
  expect(shop.kept.search_hot.read()).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => shop.kept.company.write('x')).not.toThrow();
  vi.restoreAllMocks();
});

test('a full storage keeps the session in this tab, and no event of another tab ends it', async () => {
  const shop = await load();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  shop.logIn(TOKEN.A, 'yaodian');
  full.mockRestore();
  expect([shop.adoptLogin(), shop.session.token]).toEqual([false, TOKEN.A]);
});

test.each([
  ['31 characters', 'd'.repeat(31)],
  ['33 characters', 'd'.repeat(33)],
  ['32 that no header can carry', '药'.repeat(32)],
])('a stored token of %s is a visitor’s, and the shop goes on', async (_what, token) => {
  localStorage.setItem('yaocang_token', JSON.stringify({ value: token }));
  const { session, adoptLogin } = await load();
  expect([session.token, adoptLogin(), adoptLogin()]).toEqual(['', false, false]);
});
