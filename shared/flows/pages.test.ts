import { expect, test } from 'vitest';
import { search } from '#shared/contract/search.ts';
import { LoginLostError, NetworkError } from '#shared/errors.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods-filter.ts';
import { type PageAnswer, type PageSource, type PagesEvent, pages, pagesOf } from './pages.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { probe } from './testing/probe.ts';

type Answer = PageAnswer<number> & { brand_list?: string[] };
const dropped = () => {
  throw new NetworkError('search.php?act=search', 'dropped');
};

function numbered(last: number) {
  const asked: string[] = [];
  let broken = false;
  const page = (number: number): Answer => {
    if (broken) dropped();
    return { data: [number * 2, number * 2 + 1], page_next: number === last ? 'end' : `?page=${number + 1}` };
  };
  const source: PageSource<Answer> = {
    first: async () => {
      asked.push('first');
      return { ...page(0), brand_list: ['明溪'] };
    },
    next: async (link) => {
      asked.push(link);
      return page(Number(link.slice('?page='.length)));
    },
  };
  return { source, asked, breakIt: (on: boolean) => (broken = on) };
}
const more: PagesEvent = { type: 'more' };

test('the next page is asked for with page_next, one for each more, until it is end', async () => {
  const { source, asked } = numbered(2);
  const run = await probe(pages(source));
  expect(run.last).toMatchObject({ phase: 'idle', items: [0, 1], link: '?page=1', first: { brand_list: ['明溪'] } });
  await run.send(more);
  await run.send(more);
  expect(run.last).toMatchObject({ phase: 'end', items: [0, 1, 2, 3, 4, 5], link: 'end' });
  await run.send(more);
  expect(asked).toEqual(['first', '?page=1', '?page=2']);
});

test('more while a page is loading asks for nothing twice', async () => {
  const { source, asked } = numbered(5);
  const run = await probe(pages(source));
  await Promise.all([run.send(more), run.send(more), run.send(more)]);
  expect(asked).toEqual(['first', '?page=1']);
});

test('a failure keeps what was loaded and can be tried again', async () => {
  const { source, asked, breakIt } = numbered(2);
  const run = await probe(pages(source));
  breakIt(true);
  await run.send(more);
  expect(run.last).toMatchObject({ phase: 'failed', items: [0, 1], message: { text: '数据请求失败！' } });
  breakIt(false);
  await run.send({ type: 'retry' });
  expect(run.last).toMatchObject({ phase: 'idle', items: [0, 1, 2, 3] });
  expect(run.last).not.toHaveProperty('message');
  expect(asked).toEqual(['first', '?page=1', '?page=1']);
});

test('a first page that fails can be tried again', async () => {
  const { source, breakIt } = numbered(0);
  breakIt(true);
  const run = await probe(pages(source));
  expect(run.last).toMatchObject({ phase: 'failed', items: [] });
  breakIt(false);
  await run.send({ type: 'retry' });
  expect(run.last).toMatchObject({ phase: 'end', items: [0, 1] });
});

test('a list that was loaded before goes on where it was', async () => {
  const { source, asked } = numbered(5);
  const earlier = await probe(pages(source));
  const run = await probe(pages(source, earlier.last));
  await run.send(more);
  expect(run.last.items).toEqual([0, 1, 2, 3]);
  expect(asked).toEqual(['first', '?page=1']);
});

test('an empty list ends, and so does one whose next link is none, its own, or not to be followed', async () => {
  const ending = async (page_next: string) => {
    const page: Answer = { data: [1], page_next };
    const source: PageSource<Answer> = { first: async () => page, next: async () => page };
    const run = await probe(pages(source));
    await run.send(more);
    return run.last;
  };
  expect(await ending('')).toMatchObject({ phase: 'end', items: [1] });
  expect(await ending('?page=2')).toMatchObject({ phase: 'end', items: [1, 1] });
  const refused: PageSource<Answer> = {
    first: async () => ({ data: [1], page_next: '//evil.test' }),
    next: async () => undefined,
  };
  const run = await probe(pages(refused));
  await run.send(more);
  expect(run.last).toMatchObject({ phase: 'end', items: [1] });
});

test('a lost login comes out', async () => {
  const source: PageSource<Answer> = {
    first: () => Promise.reject(new LoginLostError('order.php?act=order_list')),
    next: async () => undefined,
  };
  const run = await probe(pages(source));
  await expect(run.end).rejects.toThrow(LoginLostError);
});

test('pages of a declared call come from its client', async () => {
  const client = createFakeClient();
  client.on(search.search, () => ({ data: [], page_next: 'end' }));
  const run = await probe(pages(pagesOf(client, search.search, searchAsk({}, searchDefaults))));
  expect(run.last).toMatchObject({ phase: 'end', items: [] });
  expect(client.count(search.search)).toBe(1);
});
