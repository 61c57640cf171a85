import type { Page } from '@playwright/test';

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photograph of this size, as from a camera, drawn by the page's browser. */
export async function photo(page: Page, w: number, h: number, name = 'licence.jpg'): Promise<File> {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const draw = canvas.getContext('2d');
      for (let at = 0; draw && at < 40; at += 1) {
        draw.fillStyle = `hsl(${at * 9} 70% 60%)`;
        draw.fillRect((at * width) / 40, 0, width / 40, height);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [w, h] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

/** A file that is no GIF, JPEG or PNG. */
export const other = (name: string, mimeType: string): File => ({ name, mimeType, buffer: Buffer.from('%PDF-1.4') });

/** Width and height of a JPEG or PNG, as a browser reads it. */
export const sizeOf = (page: Page, address: string): Promise<readonly number[]> =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
