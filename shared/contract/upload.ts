import { ShapeError } from '#shared/errors.ts';
import type { Codec } from './wire.ts';

/** Scripts look at the extension, and some keep it. */
function nameOf(type: string): string {
  const extension = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/gif': '.gif' }[type] ?? '';
  return `image${extension}`;
}

/**
 * A file as the only field of a multipart body. It is written as a Blob of the whole body, whose type names the boundary: every
 * platform's fetch sends such a Blob, while it accepts only its own FormData.
 */
export const formFile = (field: string): Codec<Blob> => ({
  is: `file in the form field ${field}`,
  read(raw, at) {
    const file = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : undefined;
    if (file instanceof Blob) return file;
    throw new ShapeError(at.path, this.is, 'no file');
  },
  write(file) {
    const boundary = `yaocang${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
    const kind = file.type || 'application/octet-stream';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${nameOf(kind)}"\r\nContent-Type: ${kind}\r\n\r\n`;
    return new Blob([head, file, `\r\n--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
  },
});
