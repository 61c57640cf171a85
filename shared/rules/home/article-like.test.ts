import { expect, test } from 'vitest';
import { mayLike } from './article-like.ts';

test('an article is liked once per visit', () => {
  expect(mayLike(false)).toEqual({ ok: true });
  expect(mayLike(true)).toMatchObject({ ok: false, message: { text: '今天您已经点过赞了哦！' } });
});
