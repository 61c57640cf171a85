/** The first character of a name, whole also where it takes two code units (𠮷); '' without one. */
export const firstLetter = (name = ''): string => [...name][0] ?? '';
