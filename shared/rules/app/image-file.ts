/** Formats and sizes of uploaded images (document 1 §9, document 2 §5). */
import { wrongImageFormat } from '#shared/messages/images.ts';
import type { Message } from '#shared/messages/message.ts';

/**
 * `accept` of a file input for images. Some Android WeChat grey the album and hide the camera for an exact list, so the type
 * is checked afterwards (`imageRefusal`).
 */
export const imageAccept = 'image/*';

/** Accepted MIME types. */
export const imageTypes = ['image/gif', 'image/jpeg', 'image/png'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Width and height in pixels. */
export interface Box {
  readonly w: number;
  readonly h: number;
}

/** Default size of an upload in pixels. */
export const UPLOAD_SIZE = { w: 800, h: 800 } as const;

/** Width of a feedback image in pixels. */
export const FEEDBACK_WIDTH = 1280;

/** Size of a licence's picture: its small print has to be read, and the documents leave its size open. */
export const LICENCE_SIZE = { w: 1280, h: 1280 } as const;

/** The most bytes of an upload: web servers refuse more with 413, nginx 1 MB as it comes. */
export const UPLOAD_BYTES = 1_000_000;

/** Scales an image down to fit into a box, keeping its proportions. A smaller image stays unchanged. */
export function fitInto({ w, h }: Box, box: Box): Box {
  const scale = Math.min(1, box.w / w, box.h / h);
  return { w: Math.max(1, Math.round(w * scale)), h: Math.max(1, Math.round(h * scale)) };
}

/** Why a file of this MIME type is refused; undefined when it is accepted. */
export const imageRefusal = (type: string): Message | undefined =>
  imageTypes.some((known) => known === type.toLowerCase()) ? undefined : wrongImageFormat;

/** Detects the type of an image by its first bytes; undefined for other files. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const starts = (...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x47, 0x49, 0x46, 0x38) ? 'image/gif' : undefined;
}
