/** A QR code in half blocks: two rows of modules in one line of text. */
import { encode } from 'uqr';

/** The quiet zone around the code, in modules. */
const QUIET = 2;

/** Lines of a QR code, or undefined when it would not fit; `columns` and `rows` are the room there is. */
export function qrLines(text: string, columns: number, rows: number): string[] | undefined {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  if (size > columns || Math.ceil(size / 2) > rows) return undefined;
  const lines: string[] = [];
  for (let row = 0; row < size; row += 2) {
    lines.push(Array.from({ length: size }, (_, at) => block(data[row]?.[at], data[row + 1]?.[at])).join(''));
  }
  return lines;
}

/** Light modules are drawn, dark ones left out: terminals are dark, and colours turn it round where there are any. */
function block(upperIsDark = false, lowerIsDark = false): string {
  if (!upperIsDark && !lowerIsDark) return '█';
  if (!upperIsDark) return '▀';
  return lowerIsDark ? ' ' : '▄';
}
