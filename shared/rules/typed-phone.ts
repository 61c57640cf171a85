/** What is typed or pasted where digits are wanted, as it is meant. */

/** The digits of a text, full-width ones among them. */
export const typedDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** A phone as contacts write it: with spaces, dashes, full-width digits, or the country's +86 before it. */
export const typedPhone = (typed: string): string => typedDigits(typed).replace(/^(?:0086|86)(?=1\d{10}$)/, '');
