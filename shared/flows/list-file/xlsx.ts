/** The sheets of an .xlsx file as text. Numbers are written in full, dates as 2026-11-26. */
export { layoutOf, unpackedBytes } from './sheet-xml.ts';

import readSheets, { type CellValue } from 'read-excel-file/universal';

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Throws for a file that is no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const sheets = await readSheets(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
}

function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return numberText(value);
  return String(value);
}

/** 6.9e12 is 6900000000000; 0.1 + 0.2 is 0.3. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(12)));
