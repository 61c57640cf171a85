/** The history entries of this app: the state stored with each, and moving between them. */

/** The state of an entry. It survives a reload. */
export interface Step {
  /** How many pages of this app are behind this one. */
  readonly depth?: number;
  /** The address of the page behind this one. */
  readonly from?: string | undefined;
  /** How many open layers this entry counts: each dialog has its own entry above its page's. */
  readonly layers?: number;
}

export const step = (): Step => (history.state as Step | null) ?? {};
export const layerEntries = (): number => step().layers ?? 0;

/** ms that an entry may be late: a pushState that a host or an extension has put in the browser's place may wait before it acts. */
export const LATE_MS = 400;

/** Gives the current entry a state where it has none. */
export const keepState = (state: Step): void => void (history.state ?? history.replaceState(state, ''));

/**
 * Adds an entry, or replaces the current one; without an address at the same one. Where a pushState drops the state, it is
 * written once more; where it does nothing, there is that of the entry before.
 */
export const put = (state: Step, to?: string, replace?: boolean): void => {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  keepState(state);
};

/** ms to wait for a `popstate`. A browser with nowhere to go fires none. */
const LOST_MS = 1000;

let journey: Promise<void> | undefined;

/** Resolves when the move under way has ended: moving through the history takes the browser a moment. */
export const moving = (): Promise<void> | undefined => journey;

/** Moves by so many entries and resolves on arrival. Listeners ignore `popstate` meanwhile (`moving`). */
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
