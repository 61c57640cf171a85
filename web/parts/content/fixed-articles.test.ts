import { expect, test } from 'vitest';
import { fixedArticles } from '#fixtures/world/content/fixed-articles.ts';
import { aboutArticles, statementArticles } from './fixed-articles.ts';

test('a link to a fixed article says what it opens: intro 5, contact 4, statements 1, 2, 3', () => {
  const titles = new Map(fixedArticles.map(([id, title]) => [id, title]));
  const links = [...aboutArticles, ...statementArticles];
  expect(links.map(({ id }) => id)).toEqual(['5', '4', '1', '2', '3']);
  expect(links.map(({ label }) => label)).toEqual(links.map(({ id }) => titles.get(id)));
});
