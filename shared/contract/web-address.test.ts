import { describe, expect, it, test } from 'vitest';
import { calls } from './calls.ts';
import { webAddress } from './web-address.ts';
import { type Codec, startAt } from './wire.ts';

describe('an address of an answer', () => {
  it.each([
    'https://cdn.example/a.png?x=1&amp;y=2',
    '//cdn.example/a.png',
    '/uploads/a.png',
    'images/2026/a.jpg',
    '?act=entry',
    '#',
    'tel:400-123',
    'data:image/png;base64,AAAA',
    '',
  ])('%s is kept', (written) => {
    const at = startAt(true);
    expect([webAddress.read(written, at), at.noted]).toEqual([written.replace('&amp;', '&'), []]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '/\t/elsewhere.example',
    'vbscript:x',
    'data:text/html,<script>1</script>',
    '0',
    'blob:https://shop.example/1',
    'http://[',
    'https://',
  ])('%j is none, and is noted', (written) => {
    const at = startAt(true);
    expect([webAddress.read(written, at), at.noted.length]).toEqual(['', 1]);
  });
});

/** Words of fields that hold addresses, and those that are like them and hold none. */
const LIKE_ADDRESS = /(^|_)(url|thumb|img|link2?|logo|icon|avatar|gallery|images?|ewm|file|entry|prove)$/;
const NONE = /\.(code_url|qr_img)$/;

/** The text fields of an answer, by their paths. */
function textsOf(codec: Codec<unknown>, path: string): (readonly [path: string, codec: Codec<unknown>])[] {
  const { fields } = codec as { fields?: Record<string, Codec<unknown>> };
  if (fields) return Object.entries(fields).flatMap(([name, field]) => textsOf(field, `${path}.${name}`));
  return codec.holds ? textsOf(codec.holds, path) : [[path, codec]];
}

test('no field that holds an address is read as mere text', () => {
  const plain = Object.values(calls)
    .flatMap((script) => Object.values(script))
    .flatMap((call) => textsOf(call.answer, call.path))
    .filter(
      ([path, codec]) => codec.is === 'text' && LIKE_ADDRESS.test(path.split('.').at(-1) ?? '') && !NONE.test(path),
    )
    .map(([path]) => path);
  expect(plain).toEqual([]);
});
