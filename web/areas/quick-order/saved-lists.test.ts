// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import { chosenBefore, rememberChoice, savedLists, saveList } from './saved-lists.ts';

beforeEach(() => put({ token: 'd'.repeat(32), yz: 1 }));
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
  localStorage.clear();
});

const list = (name: string) => ({ name, lines: [{ words: 'YC4', goods_id: '4', spce_id: '', quantity: 2 }] });

test('a chain keeps a list for each of its shops', () => {
  for (let shop = 1; shop <= 240; shop += 1) expect(saveList(list(`第${shop}分店`))).toBe(true);
  expect(savedLists.all).toHaveLength(240);
});

test('a list that the device has no room for replaces nothing', () => {
  saveList(list('老清单'));
  const [read, full] = [localStorage.getItem.bind(localStorage), new DOMException('full', 'QuotaExceededError')];
  const setItem = () => {
    throw full;
  };
  vi.stubGlobal('localStorage', { getItem: read, setItem });
  expect(saveList(list('新清单'))).toBe(false);
  expect(savedLists.all.map(({ name }) => name)).toEqual(['老清单']);
});

test('what words mean is kept for more words than a long list has', () => {
  for (let at = 0; at < 900; at += 1) rememberChoice(`药${at}`, { goods_id: `${at}`, spce_id: '' });
  expect(chosenBefore()('药0')).toEqual({ goods_id: '0', spce_id: '' });
});
