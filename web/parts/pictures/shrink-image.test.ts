import { expect, test } from 'vitest';
import { type Draw, lightest } from './shrink-image.ts';

/** A canvas whose files weigh so many bytes a pixel. */
function canvas(bytes: { readonly png: number; readonly jpeg: number }) {
  const drawn: string[] = [];
  const draw: Draw = async ({ w, h }, type, quality) => {
    drawn.push(`${w}x${h} ${type.slice(6)} ${quality}`);
    const each = type === 'image/png' ? bytes.png : bytes.jpeg * quality;
    return { size: Math.round(w * h * each), type } as Blob;
  };
  return { draw, drawn };
}
const BOX = { w: 1280, h: 1280 };

test('a photograph is a JPEG of the best quality that fits into 1 MB', async () => {
  const light = canvas({ png: 3, jpeg: 0.4 });
  expect(await lightest(BOX, 'image/jpeg', light.draw)).toMatchObject({ type: 'image/jpeg' });
  expect(light.drawn).toEqual(['1280x1280 jpeg 0.9']);
  const heavy = canvas({ png: 3, jpeg: 0.9 });
  expect((await lightest(BOX, 'image/jpeg', heavy.draw))?.size).toBeLessThanOrEqual(1_000_000);
  expect(heavy.drawn.at(-1)).toBe('1280x1280 jpeg 0.65');
});

test('a PNG stays one where it is smaller, as that of a screenshot, and becomes a JPEG where it is bigger', async () => {
  expect(await lightest(BOX, 'image/png', canvas({ png: 0.1, jpeg: 0.4 }).draw)).toMatchObject({ type: 'image/png' });
  expect(await lightest(BOX, 'image/png', canvas({ png: 2, jpeg: 0.4 }).draw)).toMatchObject({ type: 'image/jpeg' });
});

test('what is too heavy at its size is made smaller; a browser that draws nothing makes none', async () => {
  const { draw, drawn } = canvas({ png: 4, jpeg: 1.4 });
  expect((await lightest(BOX, 'image/jpeg', draw))?.size).toBeLessThanOrEqual(1_000_000);
  expect(drawn.at(-1)).toMatch(/^1024x1024/);
  expect(await lightest(BOX, 'image/jpeg', async () => null)).toBeNull();
});
