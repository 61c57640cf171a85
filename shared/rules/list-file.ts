/** Reads the file of a quick-order list. */

/** Maximum size of a list. */
export const MOST_LIST_BYTES = 200_000;

/** The text of a file; undefined for a binary file. Excel on a Chinese Windows writes GB18030. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
