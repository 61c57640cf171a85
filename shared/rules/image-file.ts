/** Which images can be uploaded, and at what size they are kept (documents 1 §9 and 2 §5). */
import { wrongImageFormat } from '#shared/messages/images.ts';
import type { Message } from '#shared/messages/message.ts';

/** MIME types that an upload takes; also what a file input's `accept` says. */
export const imageTypes = ['image/gif', 'image/jpeg', 'image/png'] as const;
export type ImageType = (typeof imageTypes)[number];

/** A width and a height, in pixels. */
export interface Box {
  readonly w: number;
  readonly h: number;
}

/** Width and height of an upload, in pixels, unless its place has its own. */
export const UPLOAD_SIZE = { w: 800, h: 800 } as const;

/** Width of a feedback image, in pixels. */
export const FEEDBACK_WIDTH = 1280;

/** A picture made to fit into a box, its proportions kept; what fits already stays as it is. */
export function fitInto({ w, h }: Box, box: Box): Box {
  const scale = Math.min(1, box.w / w, box.h / h);
  return { w: Math.max(1, Math.round(w * scale)), h: Math.max(1, Math.round(h * scale)) };
}

/** Why a file of this MIME type cannot be uploaded, if so. */
export const imageRefusal = (type: string): Message | undefined =>
  imageTypes.some((known) => known === type.toLowerCase()) ? undefined : wrongImageFormat;

/** The type of an image by its first bytes, for where nobody else tells it; undefined for any other file. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const starts = (...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x47, 0x49, 0x46, 0x38) ? 'image/gif' : undefined;
}
