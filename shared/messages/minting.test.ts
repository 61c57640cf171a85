import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addMore, notInsured, purchasable, uninsuredAmong } from './buying.ts';
import { aboveStock, limited, rowBelowOne, tooSlow } from './cart.ts';
import type { Message } from './message.ts';
import { said } from './server.ts';

const top = new URL('../../', import.meta.url);
const sources = ['shared', 'web', 'cli', 'fixtures'].flatMap((room) =>
  readdirSync(new URL(room, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);

test('only shared/messages creates messages', () => {
  const minters = sources
    .filter((file) => !file.startsWith('shared/messages/'))
    .filter((file) => /\bas Message\b/.test(read(file)) || mintImport.test(read(file)));
  expect(minters).toEqual([]);
});
const mintImport = /import\s[^;]*\bsay\b[^;]*messages\/message\.ts/;
const read = (file: string) => readFileSync(fileURLToPath(new URL(file, top)), 'utf8');

/** Only the server knows how long a review takes, a code is valid or a request can be withdrawn. */
const PROMISE = /当天|\d ?(?:天|小时|分钟|个?工作日)(?:内|可以|到账)|约 ?\d+ ?分钟后/;

test('no text for a buyer promises a time that only the server decides', () => {
  const shown = sources.filter(
    (file) => !file.startsWith('fixtures/') && !/test\.tsx?$|\/(e2e|tests|testing)\//.test(file),
  );
  expect(shown.filter((file) => PROMISE.test(read(file)))).toEqual([]);
});

test('a bare string is not a message', () => {
  const toast = (message: Message) => message.text;
  // @ts-expect-error a bare string does not compile
  expect(toast('好')).toBeUndefined();
  // @ts-expect-error an object of the same shape does not compile
  expect(toast({ text: '好' })).toBe('好');
});

test('values are inserted where the documents put them, with half-width punctuation', () => {
  expect(aboveStock(7).text).toBe('库存不够，最大：7');
  expect(tooSlow(3).text).toBe('下手慢了！还剩3个');
  expect(limited(2).text).toBe('数量限购，您还可购2个');
  expect(rowBelowOne(2).text).toBe('第2行,购买数量至少为1');
  expect(addMore('12.50').text).toBe('去凑单（差:12.50元）');
  expect(purchasable(120, '盒').text).toBe('可购数量120盒');
  expect(notInsured.text).toBe('该商品为非医保商品，确定要加入购物车吗？');
  expect(uninsuredAmong(['钙片', '血压计']).text).toBe('有 2 种非医保商品：钙片、血压计，确定要加入购物车吗？');
});

test("the server's text becomes a message, an empty text does not", () => {
  expect(said(' 库存不足 ')?.text).toBe('库存不足');
  expect(said('  ')).toBeUndefined();
});
