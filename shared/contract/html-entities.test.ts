import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, encodeEntities } from './html-entities.ts';

test.each([
  ['维生素C&amp;E', '维生素C&E'],
  ['&lt;10℃ &quot;冷藏&quot;', '<10℃ "冷藏"'],
  ['O&#039;Neill &#39;A&#39; &#x27;B&apos;', "O'Neill 'A' 'B'"],
  ['&alpha;-硫辛酸&nbsp;0.1g&times;12', 'α-硫辛酸 0.1g×12'],
  ['&#33647;&#x4ed3;', '药仓'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['AT&T、R&D、a&b;、&unheard;', 'AT&T、R&D、a&b;、&unheard;'],
  ['&#0;&#1114112;&#x110000;', '&#0;&#1114112;&#x110000;'],
])('%s decodes to %s', (written, meant) => {
  expect(decodeEntities(written)).toBe(meant);
});

test('decoding reverses encoding, for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeEntities(encodeEntities(text)) === text));
  fc.assert(
    fc.property(fc.array(fc.constantFrom('&', '&amp;', ';', 'lt', '#39', '<b>', '药')), (parts) => {
      const text = parts.join('');
      expect(decodeEntities(encodeEntities(text))).toBe(text);
    }),
  );
});
