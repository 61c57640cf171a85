/** The entries of the history that are ours: what we keep with each, and travelling between them. */

/** What we keep with an entry; a reload keeps it too. */
export interface Step {
  /** How many pages of ours lie behind this one. */
  readonly depth?: number;
  /** The address of the page behind this one. */
  readonly from?: string | undefined;
  /** How many open layers this entry stands for: a dialog has an entry of its own over that of its page. */
  readonly layers?: number;
}

export const step = (): Step => (history.state as Step | null) ?? {};
export const layerEntries = (): number => step().layers ?? 0;

/** A browser that has nowhere to go says nothing. */
const LOST_MS = 1000;

let journey: Promise<void> | undefined;

/** Resolves when we stand still: going through the history takes the browser a moment. */
export const standing = (): Promise<void> | undefined => journey;

/** Goes so many entries through the history and resolves on arrival; whoever sees us on the way leaves us alone. */
export function travel(by: number): Promise<void> {
  journey = new Promise<void>((resolve) => {
    const arrived = () => {
      removeEventListener('popstate', arrived);
      clearTimeout(lost);
      journey = undefined;
      resolve();
    };
    const lost = setTimeout(arrived, LOST_MS);
    addEventListener('popstate', arrived);
    history.go(by);
  });
  return journey;
}
