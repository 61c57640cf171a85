/** What read-excel-file does not tell of a sheet: the rows that nobody sees, and the cells that are joined. */
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';

export interface Layout {
  /** Rows that a filter or a person has hidden, from 1. */
  readonly hidden: ReadonlySet<number>;
  /** Cells that are joined over several rows: columns and rows from 0, the last ones too. */
  readonly joined: readonly { readonly column: number; readonly from: number; readonly to: number }[];
  /** Cells whose font crosses them out: row and column, from 0. */
  readonly struck: readonly { readonly row: number; readonly column: number }[];
}

/** Empty when the file does not tell. */
export function layoutOf(bytes: Uint8Array, sheet: string): Layout {
  const path = pathOf(bytes, sheet);
  const xml = path === undefined ? '' : (textsOf(bytes, [path])[0] ?? '');
  const hidden = new Set<number>();
  let row = 0;
  for (const tag of tags(xml, 'row')) {
    row = Number(attribute(tag, 'r')) || row + 1;
    if (/^(?:1|true)$/.test(attribute(tag, 'hidden'))) hidden.add(row);
  }
  const joined = tags(xml, 'mergeCell').flatMap((tag) => {
    const [, column = '', from, to] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(attribute(tag, 'ref')) ?? [];
    return Number(to) > Number(from) ? [{ column: columnAt(column), from: Number(from) - 1, to: Number(to) - 1 }] : [];
  });
  const styles = crossingStyles(textsOf(bytes, ['xl/styles.xml'])[0] ?? '');
  const struck = (styles.size > 0 ? tags(xml, 'c') : []).flatMap((tag) => {
    const [, column = '', at] = /^([A-Z]+)(\d+)$/.exec(attribute(tag, 'r')) ?? [];
    return styles.has(attribute(tag, 's')) ? [{ row: Number(at) - 1, column: columnAt(column) }] : [];
  });
  return { hidden, joined, struck };
}

/** Numbers of the styles of cells (`cellXfs`) whose font crosses out (ECMA-376, 18.8.22 and 18.4.10). */
function crossingStyles(xml: string): ReadonlySet<string> {
  const part = (name: string) =>
    new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>([\\s\\S]*?)</(?:\\w+:)?${name}>`).exec(xml)?.[1] ?? '';
  const fonts = part('fonts').split(/<\/(?:\w+:)?font>/);
  const isCrossing = (font = '') => tags(font, 'strike').some((tag) => !/^(?:0|false)$/.test(attribute(tag, 'val')));
  return new Set(
    tags(part('cellXfs'), 'xf').flatMap((tag, at) =>
      isCrossing(fonts[Number(attribute(tag, 'fontId'))]) ? [`${at}`] : [],
    ),
  );
}

/** A is 0, AA is 26. */
const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Bytes of a workbook's parts when they are unpacked, as the archive tells: thousands of empty rows with a format, or an archive
 * that is made to stop its reader, are small as long as they are packed. Throws for a file that is no archive.
 */
export function unpackedBytes(bytes: Uint8Array): number {
  let sum = 0;
  const count = ({ name, originalSize }: UnzipFileInfo): false => {
    // What read-excel-file unpacks; pictures stay packed.
    if (/\.(?:xml|rels)$/i.test(name)) sum += originalSize;
    return false;
  };
  unzipSync(bytes, { filter: count });
  return sum;
}

/** The part of the archive that holds a sheet. */
function pathOf(bytes: Uint8Array, sheet: string): string | undefined {
  const [book = '', relations = ''] = textsOf(bytes, ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']);
  const tag = tags(book, 'sheet').find((each) => unescaped(attribute(each, 'name')) === sheet) ?? '';
  const id = attribute(tag, '(?:\\w+:)id');
  const target = attribute(
    tags(relations, 'Relationship').find((each) => attribute(each, 'Id') === id) ?? '',
    'Target',
  );
  return target === '' ? undefined : target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function textsOf(bytes: Uint8Array, names: readonly string[]): string[] {
  const files = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  return names.map((name) => (files[name] ? strFromU8(files[name]) : ''));
}

const tags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((each) => each !== undefined) ?? '';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
