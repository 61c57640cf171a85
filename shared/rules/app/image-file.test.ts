import { expect, test } from 'vitest';
import { FEEDBACK_WIDTH, fitInto, imageRefusal, imageTypeOf, LICENCE_SIZE, UPLOAD_SIZE } from './image-file.ts';

test('gif, jpeg and png are accepted, any other format is refused', () => {
  for (const type of ['image/gif', 'image/jpeg', 'IMAGE/PNG']) expect(imageRefusal(type)).toBeUndefined();
  for (const type of ['image/webp', 'image/svg+xml', 'text/html', '']) {
    expect(imageRefusal(type)?.text).toBe('不允许该图片格式！');
  }
});

test('an upload has 800x800, a feedback image a width of 1280, a licence 1280x1280', () => {
  expect([UPLOAD_SIZE, FEEDBACK_WIDTH, LICENCE_SIZE]).toEqual([{ w: 800, h: 800 }, 1280, { w: 1280, h: 1280 }]);
});

test('a format is detected by its first bytes', () => {
  expect(imageTypeOf(new TextEncoder().encode('GIF89a'))).toBe('image/gif');
  expect(imageTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(imageTypeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
  expect(imageTypeOf(new TextEncoder().encode('<svg/>'))).toBeUndefined();
  expect(imageTypeOf(new Uint8Array())).toBeUndefined();
});

test('an image is only scaled down, and keeps its proportions', () => {
  expect(fitInto({ w: 4000, h: 3000 }, UPLOAD_SIZE)).toEqual({ w: 800, h: 600 });
  expect(fitInto({ w: 3000, h: 4000 }, UPLOAD_SIZE)).toEqual({ w: 600, h: 800 });
  expect(fitInto({ w: 640, h: 480 }, UPLOAD_SIZE)).toEqual({ w: 640, h: 480 });
  expect(fitInto({ w: 20_000, h: 4 }, UPLOAD_SIZE)).toEqual({ w: 800, h: 1 });
});
