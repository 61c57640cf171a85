import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import { dialogs } from '#web/state/dialogs/dialogs.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { completeCount, createReviews } from './review-store.ts';

const LINES = 'comment.php?act=goods_add';
const SUBMIT = 'comment.php?act=goods_sub';
const ORDER = 'order.php?act=order_list';

const line = (og_id: string) => ({ og_id, goods_name: `G${og_id}` });
const good = { content: ' 好 ', comment_rank: 5 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function reviewsWith() {
  const server = serve({ [LINES]: () => ({ data: [line('1'), line('2')] }), [SUBMIT]: () => ({}) });
  const store = createReviews('77');
  await store.lines.load();
  /** The submitted reviews, one list per request. */
  const sent = () => server.asked(SUBMIT).map(({ body }) => body);
  return { store, server, sent, said: server.said };
}

/** Answers the open confirm dialog. */
const answer = (yes: boolean) => dialogs.open[0]?.settle.close(yes);

test('only lines with text and stars are submitted, and 评价成功！ is shown', async () => {
  const { store, server, sent, said } = await reviewsWith();
  store.write('2', good);
  store.addImage('2', '/uploads/a.png');
  expect(completeCount(store.state.items)).toBe(1);
  const submitting = store.submit();
  expect(dialogs.open[0]?.ask.value).toMatchObject({
    message: { text: expect.stringContaining('提交后也不能再补评') },
  });
  answer(true);
  expect(await submitting).toBe(true);
  expect(sent()).toEqual([[{ og_id: '2', content: '好', comment_rank: 5, comment_gallery: ['/uploads/a.png'] }]]);
  expect(server.asked(SUBMIT)).toMatchObject([{ order_id: '77' }]);
  expect([said, dialogs.open]).toEqual([['评价成功！'], []]);
});

test('unreadable lines are a failure, not an order without lines', async () => {
  for (const damaged of [{}, { data: [{ line: 1 }] }]) {
    serve({ [LINES]: () => damaged });
    const store = createReviews('77');
    await store.lines.load();
    expect(store.lines.state).toMatchObject({ phase: 'failed', data: null });
  }
});

test('without a complete line nothing is sent, and a message says why', async () => {
  const { store, sent, said } = await reviewsWith();
  store.write('1', { comment_rank: 5 });
  expect(await store.submit()).toBe(false);
  expect(sent()).toEqual([]);
  expect(said).toEqual(['评价和评分都完成后才会记录']);
  expect(store.state.tried).toBe(true);
});

test('incomplete lines need a confirmation before the rest is submitted', async () => {
  const { store, sent } = await reviewsWith();
  store.write('1', good);
  store.write('2', { comment_rank: 3 });
  const first = store.submit();
  answer(false);
  expect([await first, sent()]).toEqual([false, []]);
  const second = store.submit();
  answer(true);
  expect(await second).toBe(true);
  expect(sent()).toMatchObject([[{ og_id: '1' }]]);
});

test('a second tap sends nothing more', async () => {
  const { store, sent } = await reviewsWith();
  store.write('1', good);
  store.write('2', good);
  await Promise.all([store.submit(), store.submit()]);
  expect(sent()).toHaveLength(1);
});

test('the text stays when lines are reloaded, and when it was not recorded', async () => {
  const { store, server, said } = await reviewsWith();
  store.write('1', good);
  store.write('2', good);
  store.addImage('1', '/uploads/a.png');
  store.addImage('1', '/uploads/b.png');
  store.removeImage('1', '/uploads/a.png');
  server.once(SUBMIT, cut);
  server.once(ORDER, () => ({ data: [], page_next: 'end' }));
  const handedIn = store.submit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await handedIn).toBe(false);
  expect(said).toEqual([outcomeUnknown.text]);
  await store.lines.reload();
  expect(store.state.items[0]).toMatchObject({ ...good, comment_gallery: ['/uploads/b.png'] });
});

test('a refusal of the reviews is reported; they can be submitted again', async () => {
  const { store, server } = await reviewsWith();
  store.write('1', good);
  store.write('2', good);
  server.once(SUBMIT, () => refusal('图片不存在，请重新上传！'));
  expect(await store.submit()).toBe(false);
  expect(server.failures).toMatchObject([{ content: '图片不存在，请重新上传！' }]);
  expect(await store.submit()).toBe(true);
});

test('an order that cannot be reviewed shows a message; a network failure can be retried', async () => {
  const { store, server, said } = await reviewsWith();
  server.once(LINES, cut);
  await store.lines.reload();
  expect(store.lines.state.phase).toBe('failed');
  expect(store.state.refused).toBe(false);
  server.once(LINES, () => refusal('该订单暂不能评价！', { error: '2' }));
  await store.lines.reload();
  expect(store.state.refused).toBe(true);
  expect(said).toEqual(['该订单暂不能评价！']);
  expect(server.failures).toHaveLength(1);
});
