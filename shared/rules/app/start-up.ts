/** The reaction of the app to the init answer (document 1 §4). */

/** The page reloads this many ms after the new-version message. */
export const RELOAD_DELAY = 2_500;

/** Screens poll for the init answer at this interval, in ms. */
export const INIT_POLL = 200;

/** True when the stored version differs from the server's. A missing one is saved silently. */
export const isNewVersion = (stored: string | undefined, served: string): boolean =>
  !!stored && served !== '' && stored !== served;
