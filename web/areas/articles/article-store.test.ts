// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { createArticle } from './article-store.ts';

const [INFO, LIKE] = ['article.php?act=info', 'article.php?act=dz'];
const withLikes = (dz_count: number) => ({ article: { article_id: 7, title: '新闻', dz_count, cont_list: [] } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An article with three likes, whose next like loses its answer; `after` is the count read afterwards. */
async function likeLost(after: number) {
  const server = serve({ [INFO]: () => withLikes(3), [LIKE]: () => ({}) });
  const store = createArticle('7');
  await store.part.load();
  server.once(LIKE, cut);
  server.once(INFO, () => withLikes(after));
  const pressed = store.like();
  await vi.advanceTimersByTimeAsync(2_000);
  await pressed;
  return { server, store, likes: () => store.part.state.data?.dz_count };
}

test('a lost like that the count does not show has failed, and can be repeated', async () => {
  const { server, store, likes } = await likeLost(3);
  expect(server.failures).toHaveLength(1);
  expect([likes(), server.said]).toEqual([3, []]);
  await store.like();
  expect([likes(), server.said]).toEqual([4, ['成功点赞！']]);
  expect(server.asked(LIKE), 'never sent again by itself').toHaveLength(2);
});

test('a higher count may be another reader’s like: it is shown, and another tap lets the server decide', async () => {
  const { server, store, likes } = await likeLost(4);
  expect([likes(), server.said]).toEqual([4, ['网络中断，不确定是否点上；可再点一次，不会重复计数！']]);
  server.once(LIKE, () => refusal('今天您已经点过赞了哦！'));
  await store.like();
  expect(likes(), 'not counted twice').toBe(4);
  expect(server.failures).toMatchObject([{ content: '今天您已经点过赞了哦！' }]);
});
