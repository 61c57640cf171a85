/** Lines of a list as a text that reads back to the same lines: for a draft, for the clipboard. */
import type { WantedLine } from './wanted.ts';

type Line = Pick<
  WantedLine,
  'words' | 'facts' | 'quantity' | 'unit' | 'unclear' | 'plus' | 'written' | 'remark' | 'price'
>;

const HEADS = ['编码', '条码', '批准文号', '名称', '规格', '厂家', '数量', '单价', '备注'];

/** Words and quantity, or a table with a header when a line comes from columns. */
export function textOfLines(lines: readonly Line[]): string {
  if (!lines.some(({ facts }) => facts))
    return lines
      .map((line) => [line.words, [quantityOf(line), line.remark].filter(Boolean).join(' ')].join('\t'))
      .join('\n');
  const rows = lines.map(({ facts, words, ...line }) => {
    const { code, barcode, licence, name, pack, maker } = facts ?? { name: words };
    return [code, barcode, licence, name, pack, maker, quantityOf(line), line.price, line.remark].map((cell) =>
      (cell ?? '').replace(/[\t\n]/g, ' '),
    );
  });
  return [HEADS, ...rows].map((row) => row.join('\t')).join('\n');
}

/** A missing quantity among written ones stays a question. */
const quantityOf = ({ quantity, unit = '', unclear, plus, written }: Omit<Line, 'words'>): string => {
  if (quantity === undefined) return unclear === '' ? '?' : (unclear ?? '');
  return written ?? [{ quantity, unit }, ...(plus ?? [])].map((part) => `${part.quantity}${part.unit ?? ''}`).join('+');
};
