/** The whole number that a buyer typed. Full-width digits count, a fraction is cut off; null without a number. */
export function typedCount(text: string): number | null {
  const found = /[-−]?\d+/.exec(text.normalize('NFKC').replace(/[\s,]/g, ''));
  return found ? Number(found[0].replace('−', '-').slice(0, 9)) : null;
}
