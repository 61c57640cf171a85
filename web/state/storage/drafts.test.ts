import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { draftOf, keepDraft } from './drafts.ts';
import { isText, listOf } from './storage.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
afterEach(() => stored.clear());
afterAll(() => void vi.unstubAllGlobals());

test('a draft is restored until it is dropped', () => {
  keepDraft('feedback', '发货慢');
  expect(draftOf('feedback', isText)).toBe('发货慢');
  keepDraft('feedback', null);
  expect(draftOf('feedback', isText)).toBeUndefined();
});

test('a draft of another type, or a damaged one, is ignored', () => {
  keepDraft('review 1', { content: 'x' });
  expect(draftOf('review 1', listOf(isText))).toBeUndefined();
  stored.set('yaocang_draft_review 1', '{');
  expect(draftOf('review 1', isText)).toBeUndefined();
});

test('when the storage refuses, only the draft is lost', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepDraft('feedback', 'x')).not.toThrow();
});
