/** Adds an item to the selection, or removes it. */
export const toggled = (chosen: readonly string[], one: string): string[] =>
  chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
