import { type Box, fitInto } from '#shared/rules/image-file.ts';

/** Quality of a photograph that was made smaller: seals and small print on a licence can still be read. */
const QUALITY = 0.9;

/**
 * Makes a photograph fit into a box before it goes over a shop's thin line, upright as the camera held it: what a browser
 * draws has been turned by then. A gif may move and stays as it is; so does what this browser cannot draw, for the
 * server to judge.
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
        // iOS counts the memory of a canvas until it is gone.
        canvas.width = 0;
        resolve(made);
      },
      type === 'image/png' ? 'image/png' : 'image/jpeg',
      QUALITY,
    );
  });
}
