/** The bytes of a stream that may have no end. Throws `tooMuch` beyond `most`, and reads no more. */
export async function limited(
  stream: AsyncIterable<Uint8Array>,
  most: number,
  tooMuch: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) throw tooMuch();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
