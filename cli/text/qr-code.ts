/** A QR code in half blocks: two rows of modules in one line of text. */
import { renderUnicodeCompact } from 'uqr';

/** The quiet zone around the code, in modules. */
const QUIET = 2;

/**
 * Lines of a QR code, or undefined when it would not fit; `columns` and `rows` are the room there is. Light modules are drawn,
 * dark ones left out: terminals are dark, and colours turn it round where there are any.
 */
export function qrLines(text: string, columns: number, rows: number): string[] | undefined {
  const lines = renderUnicodeCompact(text, { ecc: 'L', border: QUIET }).split('\n');
  return lines.length > rows || lines.some((line) => line.length > columns) ? undefined : lines;
}
