/** The choice with one more, or without it if it was in. */
export const toggled = (chosen: readonly string[], one: string): string[] =>
  chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
