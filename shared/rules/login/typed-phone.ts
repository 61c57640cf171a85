/** Normalises typed or pasted digits and phone numbers. */

/** The digits of a text, including full-width ones. */
export const typedDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** Accepts spaces, dashes, full-width digits and a leading +86, 86 or 0086, also while the number behind it is being typed. */
export const typedPhone = (typed: string): string => typedDigits(typed).replace(/^(?:0086|86)(?=1)/, '');
