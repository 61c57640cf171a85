/** Reads a text that was typed, pasted, or stands in a file. */
import { type ChosenColumns, readOrderLines, type WantedList } from '#shared/rules/quick-order/read-order-lines.ts';

/** Reads by the columns that a person has named, once and again. What cuts the cells comes beside a page's own code. */
export async function readerOf(text: string): Promise<(chosen?: ChosenColumns) => WantedList> {
  const { cutCells } = await import('#shared/rules/quick-order/order-list/cut-cells.ts');
  return (chosen) => readOrderLines(text, cutCells, chosen);
}
