/** The text of a file, whatever its encoding; undefined for a binary file. Excel on a Chinese Windows writes GB18030. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  const wide = utf16Of(bytes);
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes);
    return NO_TEXT.test(text) ? undefined : text;
  }
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder(isBig5(bytes) ? 'big5' : 'gb18030').decode(bytes);
    // Other encodings, and the noise of a compressed file.
    const lost = text.split('\ufffd').length - 1;
    return lost > 0 && lost > text.length / 50 ? undefined : text;
  }
}

/** Common letters of GB 18030 have a high second byte; of Big5's, a third has a low one. */
function isBig5(bytes: Uint8Array): boolean {
  let [pairs, low] = [0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x81) continue;
    pairs += 1;
    at += 1;
    if ((bytes[at] ?? 0) < 0xa1) low += 1;
  }
  return low > pairs / 5;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has such characters
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** By its mark, or by zeros in every other byte. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = Math.min(bytes.length - (bytes.length % 2), 2000);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > looked / 16 && even === 0) return 'utf-16le';
  return even > looked / 16 && odd === 0 ? 'utf-16be' : undefined;
}
