/** PHP reads "0608" and "608" as one number. */
export const plainId = (value: unknown): string => String(value ?? '').replace(/^0+(?=\d+$)/, '');
