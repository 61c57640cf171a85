import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkKeywords } from './check-keywords.ts';
import { remembered, searchLink } from './search-history.ts';

test('the newest keyword is first, and a repeated one moves up', () => {
  expect(remembered(['口罩', '阿莫西林'], ' 阿莫西林 ')).toEqual(['阿莫西林', '口罩']);
});

test("'all' and empty words are left out", () => {
  expect(remembered(['口罩', 'all'], 'all')).toEqual(['口罩']);
  expect(remembered(['口罩'], '  ')).toEqual(['口罩']);
});

test('the history has at most 15 different keywords, newest first', () => {
  const word = fc.oneof(fc.constantFrom('all', '', ' ', '口罩'), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (searches) => {
      const history = searches.reduce<string[]>(remembered, []);
      const words = searches.map((each) => each.trim()).filter((each) => each !== '' && each !== 'all');
      expect(history).toEqual([...new Set(words.reverse())].slice(0, 15));
    }),
  );
});

test('a search needs keywords', () => {
  expect(checkKeywords('  ')).toMatchObject({ ok: false, message: { text: '请输入内容！' } });
  expect(checkKeywords(' 口罩 ')).toEqual({ ok: true, keywords: '口罩' });
  expect(searchLink('a&b 口罩')).toBe(`/search?keywords=a%26b%20${encodeURIComponent('口罩')}`);
});

test('characters without width, as a chat copies them along, are not searched for', () => {
  expect(checkKeywords('\u200b阿莫\u2060西林\ufeff ')).toEqual({ ok: true, keywords: '阿莫西林' });
  expect(checkKeywords('\u200b')).toMatchObject({ ok: false });
});
