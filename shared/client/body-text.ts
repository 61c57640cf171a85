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

async function bytesOf({ body }: Response, most: number): Promise<ArrayBuffer> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > most) {
      void reader?.cancel();
      throw new AnswerSizeError();
    }
    parts.push(part.value);
  }
  return new Blob(parts).arrayBuffer();
}
