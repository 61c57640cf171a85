// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { home } from '#shared/contract/home.ts';
import { startAt } from '#shared/contract/wire.ts';
import { ArticleList } from './article-list.tsx';

afterEach(cleanup);

test.each([
  [[{ article_id: '61', title: '双节发货安排' }], '双节发货安排'],
  [[], '暂无消息'],
  [[{ title: '双节发货安排' }], '数据请求失败！'],
  ['很多', '数据请求失败！'],
])('news of %j are told as %s', (articles, told) => {
  const answer = home.home.answer.read({ articles }, startAt(false));
  const { container } = render(<ArticleList articles={answer.articles} />);
  expect(container.textContent).toBe(told);
});
