import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { draftOf, keepDraft } from './drafts.ts';
import { isText, listOf } from './storage.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());
afterAll(() => void vi.unstubAllGlobals());

test('a draft is there again until it is dropped', () => {
  keepDraft('feedback', '发货慢');
  expect(draftOf('feedback', isText)).toBe('发货慢');
  keepDraft('feedback', null);
  expect(draftOf('feedback', isText)).toBeUndefined();
});

test('a draft of another kind, or a damaged one, is none', () => {
  keepDraft('review 1', { content: 'x' });
  expect(draftOf('review 1', listOf(isText))).toBeUndefined();
  kept.set('yaocang_draft_review 1', '{');
  expect(draftOf('review 1', isText)).toBeUndefined();
});

test('a storage that refuses loses the draft and nothing else', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepDraft('feedback', 'x')).not.toThrow();
});
