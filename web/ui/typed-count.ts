/** The whole number a buyer typed; full-width digits count, a fraction is cut off; null when there is no number. */
export function typedCount(text: string): number | null {
  const found = /[-−]?\d+/.exec(text.normalize('NFKC').replace(/[\s,]/g, ''));
  return found ? Number(found[0].replace('−', '-').slice(0, 9)) : null;
}
