import { type Box, fitInto } from '#shared/rules/image-file.ts';

/** JPEG quality of a reduced photograph: stamps and small print on a licence stay readable. */
const QUALITY = 0.9;

/**
 * Scales a photograph down to fit a box before it goes over a slow network. Browsers apply its orientation when they
 * draw it. A GIF may be animated and stays unchanged, as does a file that this browser cannot draw; the server decides
 * on those.
 */
export async function shrinkImage(file: Blob, box: Box): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await decoded(file);
    const { naturalWidth: w, naturalHeight: h } = picture;
    const fits = fitInto({ w, h }, box);
    if (fits.w === w && fits.h === h) return file;
    return (await drawn(picture, fits, file.type)) ?? file;
  } catch {
    return file;
  }
}

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

function drawn(picture: HTMLImageElement, { w, h }: Box, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, w, h);
  return new Promise((resolve) => {
    canvas.toBlob(
      (made) => {
        // iOS counts a canvas's memory until it is collected.
        canvas.width = 0;
        resolve(made);
      },
      type === 'image/png' ? 'image/png' : 'image/jpeg',
      QUALITY,
    );
  });
}
