/** Reads a text that was typed, pasted, or stands in a file. */
import { type ChosenColumns, readOrderLines, type WantedList } from '#shared/rules/quick-order/read-order-lines.ts';

/** Reads by the columns that a person has named, once and again. */
export async function readerOf(text: string): Promise<(chosen?: ChosenColumns) => WantedList> {
  const { cutQuoted = undefined } = text.includes('"')
    ? await import('#shared/rules/quick-order/order-list/quoted.ts')
    : {};
  return (chosen) => readOrderLines(text, chosen, cutQuoted);
}
