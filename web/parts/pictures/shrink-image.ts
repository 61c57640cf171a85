import { type Box, fitInto, UPLOAD_BYTES } from '#shared/rules/app/image-file.ts';

/** JPEG qualities, best first: at 0.9 stamps and small print on a licence stay readable. */
const QUALITIES = [0.9, 0.8, 0.65];

/** Parts of the size, for a picture that is too heavy in its own. */
const SCALES = [1, 0.8, 0.6];

/** Draws the picture at a size; null when this browser cannot. */
export type Draw = (size: Box, type: string, quality: number) => Promise<Blob | null>;

/**
 * Scales a photograph down to fit a box, and to at most 1 MB, before it goes over a slow network. Browsers apply its
 * orientation when they draw it. A GIF may be animated and stays unchanged, as does a file that this browser cannot draw;
 * the server decides on those.
 */
export async function shrinkImage(file: Blob, box: Box): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await decoded(file);
    const { naturalWidth: w, naturalHeight: h } = picture;
    const fits = fitInto({ w, h }, box);
    if (fits.w === w && fits.h === h && file.size <= UPLOAD_BYTES) return file;
    const made = await lightest(fits, file.type, (...how) => drawn(picture, ...how));
    return made ?? file;
  } catch {
    return file;
  }
}

/** The best picture of at most 1 MB, else the lightest: a PNG where it is smaller than the JPEG, as that of a screenshot. */
export async function lightest(size: Box, type: string, draw: Draw): Promise<Blob | null> {
  let made: Blob | null = null;
  for (const scale of SCALES) {
    const box = fitInto(size, { w: size.w * scale, h: size.h * scale });
    const png = type === 'image/png' ? await draw(box, 'image/png', 1) : null;
    for (const quality of QUALITIES) {
      made = lighter(png, await draw(box, 'image/jpeg', quality));
      if (made && made.size <= UPLOAD_BYTES) return made;
    }
  }
  return made;
}

const lighter = (one: Blob | null, other: Blob | null): Blob | null =>
  one && other ? (one.size < other.size ? one : other) : (one ?? other);

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(picture: HTMLImageElement, { w, h }: Box, type: string, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  if (context && type === 'image/jpeg') {
    // A JPEG has no transparency: what is clear would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, w, h);
  }
  context?.drawImage(picture, 0, 0, w, h);
  return new Promise((resolve) => {
    canvas.toBlob(
      (made) => {
        // iOS counts a canvas's memory until it is collected.
        canvas.width = 0;
        resolve(made);
      },
      type,
      quality,
    );
  });
}
