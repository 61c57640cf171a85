/** The whole number a buyer typed; full-width digits count, anything else is dropped; null when no digit is left. */
export function typedCount(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits ? Number(digits.slice(0, 9)) : null;
}
