import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';

/** The goods id of a showcase situation; throws for an unknown name. */
export function showcase(name: string): string {
  const found = showcaseIds[name];
  if (found === undefined) throw new Error(`Unknown showcase goods: ${name}.`);
  return found;
}
