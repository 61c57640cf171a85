import { expect, test, vi } from 'vitest';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import { completeCount, createReviews, type ReviewPorts } from './review-store.ts';

const line = (og_id: string) => ({ og_id, goods_name: `G${og_id}`, content: '', comment_rank: 0, comment_gallery: [] });
const good = { content: ' 好 ', comment_rank: 5 };

async function reviewsWith(more: Partial<ReviewPorts> = {}) {
  const said: string[] = [];
  const asked: string[] = [];
  const ports = {
    load: vi.fn<ReviewPorts['load']>(async () => [line('1'), line('2')]),
    submit: vi.fn<ReviewPorts['submit']>(async () => ({ step: 'done' })),
    ask: async (question: { text: string }) => {
      asked.push(question.text);
      return true;
    },
    say: (message: { text: string }) => void said.push(message.text),
    report: vi.fn(),
  };
  const store = createReviews({ ...ports, ...more });
  await store.load();
  return { store, ports, said, asked };
}

test('only what has words and stars is handed in, and 评价成功！ is said', async () => {
  const { store, ports, said, asked } = await reviewsWith();
  store.write('2', good);
  store.addImage('2', '/uploads/a.png');
  expect(completeCount(store.state.items)).toBe(1);
  expect(await store.submit()).toBe(true);
  expect(ports.submit).toHaveBeenCalledExactlyOnceWith([
    { og_id: '2', content: '好', comment_rank: 5, comment_gallery: ['/uploads/a.png'] },
  ]);
  expect([said, asked]).toEqual([['评价成功！'], []]);
});

test('without any complete one nothing is sent, and why is said', async () => {
  const { store, ports, said } = await reviewsWith();
  store.write('1', { comment_rank: 5 });
  expect(await store.submit()).toBe(false);
  expect(ports.submit).not.toHaveBeenCalled();
  expect(said).toEqual(['评价和评分都完成后才会记录']);
  expect(store.state.tried).toBe(true);
});

test('what is half done is asked about before the rest is handed in', async () => {
  const ask = vi.fn<ReviewPorts['ask']>(async () => false);
  const { store, ports } = await reviewsWith({ ask });
  store.write('1', good);
  store.write('2', { comment_rank: 3 });
  expect(await store.submit()).toBe(false);
  expect(ports.submit).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  expect(await store.submit()).toBe(true);
  expect(ports.submit.mock.calls[0]?.[0].map(({ og_id }) => og_id)).toEqual(['1']);
});

test('a second tap sends nothing more', async () => {
  const { store, ports } = await reviewsWith({});
  store.write('1', good);
  await Promise.all([store.submit(), store.submit()]);
  expect(ports.submit).toHaveBeenCalledOnce();
});

test('what was written stays when the lines are loaded again, and when it was not recorded', async () => {
  const { store, ports, said } = await reviewsWith();
  store.write('1', good);
  store.addImage('1', '/uploads/a.png');
  store.addImage('1', '/uploads/b.png');
  store.removeImage('1', '/uploads/a.png');
  ports.submit.mockResolvedValue({ step: 'unknown', message: outcomeUnknown });
  expect(await store.submit()).toBe(false);
  expect(said).toEqual([outcomeUnknown.text]);
  await store.load();
  expect(store.state.items[0]).toMatchObject({ ...good, comment_gallery: ['/uploads/b.png'] });
});

test('a refusal of the reviews is reported; they can be handed in again', async () => {
  const error = new RefusedError('comment.php?act=goods_sub', 1, '图片不存在，请重新上传！', false);
  const { store, ports } = await reviewsWith();
  store.write('1', good);
  ports.submit.mockResolvedValueOnce({ step: 'failed', error });
  expect(await store.submit()).toBe(false);
  expect(ports.report).toHaveBeenCalledExactlyOnceWith(error);
  expect(await store.submit()).toBe(true);
});

test('an order that cannot be reviewed is said and leads nowhere; a network failure can be tried again', async () => {
  const path = 'comment.php?act=goods_add';
  const { store, ports, said } = await reviewsWith();
  ports.load.mockRejectedValueOnce(new NetworkError(path, 'timeout'));
  await store.load();
  expect(store.state.phase).toBe('failed');
  ports.load.mockRejectedValueOnce(new RefusedError(path, 2, '该订单暂不能评价！', false));
  await store.load();
  expect(store.state.phase).toBe('refused');
  expect(said).toEqual(['该订单暂不能评价！']);
  expect(ports.report).toHaveBeenCalledOnce();
});
