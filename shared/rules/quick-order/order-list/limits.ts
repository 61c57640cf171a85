/** The limits of a pharmacy's own list. */

/** Maximum number of lines of one order. */
export const MOST_LINES = 200;

/** Maximum number of rows that are read of a file or a text. */
export const MOST_ROWS = 2000;

/** Maximum size of a file. */
export const MOST_LIST_BYTES = 5_000_000;

/** Maximum size of a workbook's sheets when they are unpacked: a phone reads some 2 MB in a second. */
export const MOST_UNPACKED_BYTES = 20_000_000;
