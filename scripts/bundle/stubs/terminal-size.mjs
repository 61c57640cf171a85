/** Ink asks for it where a stream does not tell its size: a living screen is drawn only where it does. */
export default () => ({ columns: 80, rows: 24 });
