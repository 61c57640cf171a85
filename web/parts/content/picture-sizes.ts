/**
 * Loads what blocks need to render without a layout shift: the aspect ratios of their images, which no document gives,
 * and the sanitiser of their texts.
 */
import type { PageBlock } from '#shared/contract/page-tool.ts';
import { fetchCleaner } from './server-html.tsx';

/** ms to wait for a slow image. */
const PATIENCE = 1_500;

/** Width over height, by URL. */
const ratios = new Map<string, number>();

/** The aspect ratio of an image, once it is known. */
export const ratioOf = (address: string): number | undefined => ratios.get(address);

/** Loads the images of these blocks until their sizes are known. Failed or slow ones use the default. */
export async function measurePictures(blocks: readonly PageBlock[]): Promise<void> {
  const addresses = blocks.flatMap(({ type, cont }) => (type === 'img' && cont ? [cont] : []));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const texts = blocks.some(({ type }) => type === 'text') ? fetchCleaner().catch(() => undefined) : undefined;
  await Promise.race([Promise.all([texts, ...addresses.map(measure)]), late]);
}

const measure = (address: string): Promise<void> =>
  new Promise((resolve) => {
    if (ratios.has(address)) return resolve();
    const picture = new Image();
    picture.onload = () => {
      if (picture.naturalHeight > 0) ratios.set(address, picture.naturalWidth / picture.naturalHeight);
      resolve();
    };
    picture.onerror = () => resolve();
    picture.src = address;
  });
