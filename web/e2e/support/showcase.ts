import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';

/** Goods id of a showcase situation; throws for a name that is none. */
export function showcase(name: string): string {
  const found = showcaseIds[name];
  if (found === undefined) throw new Error(`There is no showcase goods "${name}".`);
  return found;
}
