/** A QR code in half blocks: two rows of modules in each line. */
import { renderUnicodeCompact } from 'uqr';

/** The quiet zone around the code, in modules. */
const QUIET = 2;

/** Undefined if it does not fit. Light modules are drawn, because terminals are dark. */
export function qrLines(text: string, columns: number, rows: number): string[] | undefined {
  const lines = renderUnicodeCompact(text, { ecc: 'L', border: QUIET }).split('\n');
  return lines.length > rows || lines.some((line) => line.length > columns) ? undefined : lines;
}
