/** Tables in HTML and in the XML of Excel 2003, which ERP systems write under the name .xls. */
import { Parser } from 'htmlparser2';

/** The rows of the largest table; cells that span columns are followed by empty ones. */
export function rowsOfMarkup(text: string): readonly (readonly string[])[] {
  const tables: string[][][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  let span = 0;
  let isHidden = false;
  const end = () => {
    if (cell === undefined || !row) return;
    row.push(cell, ...Array.from({ length: span }, () => ''));
    cell = undefined;
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^\w+:/, '');
        if (name === 'style' || name === 'script') isHidden = true;
        if (name === 'table') tables.push([]);
        if (name === 'tr' || name === 'row') {
          end();
          row = [];
          tables.at(-1)?.push(row);
        }
        if (name === 'td' || name === 'th' || name === 'cell') {
          end();
          cell = '';
          span = Math.min(Number(attributes.colspan ?? Number(attributes['ss:mergeacross'] ?? 0) + 1) - 1 || 0, 60);
          const at = Number(attributes['ss:index']);
          while (row && at > row.length + 1 && row.length < 200) row.push('');
        }
        if (name === 'br' && cell !== undefined) cell += ' ';
      },
      ontext(words) {
        if (cell !== undefined && !isHidden) cell += words;
      },
      onclosetag(tag) {
        const name = tag.replace(/^\w+:/, '');
        if (name === 'style' || name === 'script') isHidden = false;
        if (name === 'td' || name === 'th' || name === 'cell') end();
        if (name === 'tr' || name === 'row') {
          end();
          row = undefined;
        }
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.write(text);
  parser.end();
  return tables.reduce<string[][]>((largest, table) => (table.length > largest.length ? table : largest), []);
}
