import { stripVTControlCharacters } from 'node:util';
import { cut, widthOf, wrapped } from '#cli/text/width.ts';

/**
 * Breaks or cuts the lines that are too wide for Ink's box, by our own widths; they lose their colour. A living screen
 * cuts its lines itself: only an address or a code's parameters are ever longer.
 * @param {string} text
 * @param {number} columns
 * @param {unknown} how Ink's word for it, or what it tells wrap-ansi.
 */
export default (text, columns, how) =>
  text
    .split('\n')
    .flatMap((line) => {
      if (widthOf(line) <= columns) return [line];
      const plain = stripVTControlCharacters(line);
      return String(how).startsWith('truncate') ? [cut(plain, columns)] : wrapped(plain, columns);
    })
    .join('\n');
