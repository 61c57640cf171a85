import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnswerSizeError } from '#shared/errors.ts';
import { openHttp } from './http.ts';

const TEXT = '{"success":1,"content":"药"}';
const PACKED = {
  gzip: gzipSync(TEXT),
  deflate: deflateSync(TEXT),
  'deflate, gzip': gzipSync(deflateRawSync(TEXT)),
  br: brotliCompressSync(TEXT),
  identity: Buffer.from(TEXT),
  // No encoding, though every object has it.
  constructor: Buffer.from(TEXT),
  'toString, gzip': gzipSync(TEXT),
};
/** 40 MB of blanks. */
const blanks = Buffer.alloc(40 * 2 ** 20, ' ');
const BOMBS = {
  gzip: gzipSync(blanks),
  deflate: deflateRawSync(blanks),
  br: brotliCompressSync(blanks, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  identity: blanks,
  'gzip, gzip': gzipSync(gzipSync(blanks)),
};
let asked: string | undefined;
const server = createServer(({ headers, url }, response) => {
  asked = headers['accept-encoding'];
  const { encoding, status } = Object.fromEntries(new URL(url ?? '', 'http://x').searchParams);
  response.writeHead(Number(status), { 'content-encoding': encoding });
  const bodies: Readonly<Record<string, Buffer>> = url?.startsWith('/bomb') ? BOMBS : PACKED;
  response.end(bodies[encoding ?? '']);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test.each(Object.keys(PACKED).flatMap((encoding) => [200, 503].map((status) => [encoding, status] as const)))(
  'an answer that is packed by %s with status %i is read',
  async (encoding, status) => {
    const http = openHttp({ env: {}, direct: true });
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await http.fetch(`${at}/?encoding=${encodeURIComponent(encoding)}&status=${status}`);
    expect([answer.status, await answer.text(), asked]).toEqual([status, TEXT, 'gzip, deflate, br']);
    await http.close();
  },
);

test.each(Object.keys(BOMBS))('an answer that is too large once it is unpacked (%s) is given up', async (encoding) => {
  const http = openHttp({ env: {}, direct: true });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bomb`;
  const asking = http.fetch(`${at}?encoding=${encodeURIComponent(encoding)}&status=200`);
  await expect(asking).rejects.toBeInstanceOf(AnswerSizeError);
  await http.close();
});
