import { AnswerSizeError } from '#shared/errors.ts';

/** Bytes of an answer after unpacking; a longer one would hold up the page or the program. */
export const MOST_BYTES = 32 * 2 ** 20;

/**
 * The text of an answer in the charset that its Content-Type names; UTF-8 where it names none, or one that nobody knows. Throws
 * AnswerSizeError.
 */
export async function bodyText(response: Response, most = MOST_BYTES): Promise<string> {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  const bytes = await bytesOf(response, most);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * A browser's developer tools, and the recordings that support is sent from there, have the body only of what is read whole. So a
 * length that is told is looked at before, one that is not after; in between the request's deadline ends it. The terminal counts
 * what arrives (cli/shop/http.ts).
 */
async function bytesOf(response: Response, most: number): Promise<ArrayBuffer> {
  if (Number(response.headers.get('content-length')) > most) {
    void response.body?.cancel();
    throw new AnswerSizeError();
  }
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > most) throw new AnswerSizeError();
  return bytes;
}
