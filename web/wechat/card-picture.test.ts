import { afterEach, expect, test, vi } from 'vitest';
import { cardPicture, HEAVIEST } from './card-picture.ts';

const PAGE = 'https://shop.example/m/goods?id=1';
const own = expect.stringMatching(/\/shop-picture\.png/);

afterEach(() => vi.unstubAllGlobals());

/** A server that reports these sizes. */
const weighing = (bytes: Readonly<Record<string, number>>) =>
  vi.fn(async (address: string) => ({ bytes: bytes[address] }));

test('the URL is absolute, and https on an https page', async () => {
  const light = async () => ({ bytes: HEAVIEST });
  await expect(cardPicture(['/p/1.jpg'], PAGE, light)).resolves.toBe('https://shop.example/p/1.jpg');
  await expect(cardPicture(['http://img.example/1.jpg'], PAGE, light)).resolves.toBe('https://img.example/1.jpg');
  await expect(cardPicture(['//img.example/1.jpg'], PAGE, light)).resolves.toBe('https://img.example/1.jpg');
  await expect(cardPicture(['/1.jpg'], 'http://127.0.0.1:8080/', light)).resolves.toBe('http://127.0.0.1:8080/1.jpg');
});

test('a picture above WeChat’s limit is skipped for the next, at last for the shop’s own', async () => {
  const weigh = weighing({ 'https://shop.example/large.jpg': HEAVIEST + 1, 'https://shop.example/small.jpg': 900 });
  await expect(cardPicture(['/large.jpg', '/small.jpg'], PAGE, weigh)).resolves.toBe('https://shop.example/small.jpg');
  await expect(cardPicture(['/large.jpg'], PAGE, weigh)).resolves.toEqual(own);
});

test.each(['data:image/png;base64,AAAA', '', 'http://'])('%j is no picture for a card', async (written) => {
  const weigh = weighing({});
  await expect(cardPicture([written], PAGE, weigh)).resolves.toEqual(own);
  expect(weigh).not.toHaveBeenCalled();
});

test.each([
  ['/1.svg', undefined],
  ['/1.webp', undefined],
  ['/picture.php', undefined],
  ['/1.jpg', 'image/svg+xml'],
  ['/1.png', 'text/html; charset=utf-8'],
])('%s of type %j is neither JPEG nor PNG: the next one is taken', async (written, type) => {
  const ask = async (address: string) => (address.endsWith('/next.png') ? {} : { type });
  await expect(cardPicture([written, '/next.png'], PAGE, ask)).resolves.toBe('https://shop.example/next.png');
  await expect(cardPicture([written], PAGE, ask)).resolves.toEqual(own);
});

test.each([
  ['/1.JPG', undefined],
  ['/1.jpeg!small', undefined],
  ['/picture.php', 'image/jpeg'],
  ['/1.webp', 'image/png'],
])('%s of type %j is one', async (written, type) => {
  await expect(cardPicture([written], PAGE, async () => ({ type }))).resolves.toBe(`https://shop.example${written}`);
});

test('a picture of unknown size is accepted, a missing one is not', async () => {
  const answers: Record<string, () => Promise<Response>> = {
    'https://other.example/1.jpg': async () => {
      throw new TypeError('Failed to fetch');
    },
    'https://shop.example/no-head.jpg': async () => new Response(null, { status: 405 }),
    'https://shop.example/gone.jpg': async () => new Response(null, { status: 404 }),
    'https://shop.example/large.jpg': async () =>
      new Response(null, { headers: { 'content-length': String(HEAVIEST + 1) } }),
  };
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => answers[address]?.()),
  );
  await expect(cardPicture(['https://other.example/1.jpg'], PAGE)).resolves.toBe('https://other.example/1.jpg');
  await expect(cardPicture(['/no-head.jpg'], PAGE)).resolves.toBe('https://shop.example/no-head.jpg');
  await expect(cardPicture(['/gone.jpg'], PAGE)).resolves.toEqual(own);
  await expect(cardPicture(['/large.jpg'], PAGE)).resolves.toEqual(own);
});
