/** Reads tables of markup in the terminal; the shop has the browser's own parser. */
import { Parser } from 'htmlparser2';
import { type ParseMarkup, tableOfMarkup } from './markup-table.ts';

export const tableIn = (markup: string) => tableOfMarkup(markup, parse);

const parse: ParseMarkup = (text, { onopentag, ontext, onclosetag }) => {
  const names = { lowerCaseTags: true, lowerCaseAttributeNames: true };
  const parser = new Parser(
    { onopentag, ontext, onclosetag },
    { ...names, decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.write(text);
  parser.end();
};
