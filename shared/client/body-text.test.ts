import { expect, test } from 'vitest';
import { AnswerSizeError } from '#shared/errors.ts';
import { bodyText } from './body-text.ts';

/** 药 in GBK. */
const GBK = new Uint8Array([0xd2, 0xa9]);
const answer = (body: Uint8Array | string, type: string) =>
  new Response(body as BodyInit, { headers: { 'content-type': type } });

test.each(['text/html; charset=gbk', 'application/json;charset="GB2312"', 'text/html; charset=gb18030'])(
  'an answer is read in its own charset: %s',
  async (type) => expect(await bodyText(answer(GBK, type))).toBe('药'),
);

test.each(['application/json', 'text/html; charset=utf-8', 'text/html; charset=klingon'])(
  'otherwise it is UTF-8: %s',
  async (type) => expect(await bodyText(answer('药', type))).toBe('药'),
);

test('an answer has a size: one that tells more is not read, and one that is more is refused', async () => {
  let pulled = 0;
  const long = new ReadableStream<Uint8Array>({
    pull(stream) {
      pulled += 1;
      stream.enqueue(new Uint8Array(700));
    },
  });
  const told = new Response(long, { headers: { 'content-length': '2001' } });
  await expect(bodyText(told, 2000)).rejects.toBeInstanceOf(AnswerSizeError);
  expect(pulled).toBeLessThan(3);
  await expect(bodyText(new Response('x'.repeat(2001)), 2000)).rejects.toBeInstanceOf(AnswerSizeError);
  expect(await bodyText(new Response('x'.repeat(2000)), 2000)).toHaveLength(2000);
  expect(await bodyText(new Response(null))).toBe('');
});
