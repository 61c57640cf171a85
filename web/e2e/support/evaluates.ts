/** A page that runs functions, in whatever engine: Playwright's page and WebKit's. */
export interface Evaluates {
  evaluate<T, A>(fn: (arg: A) => T | Promise<T>, arg: A): Promise<T>;
  evaluate<T>(fn: () => T | Promise<T>): Promise<T>;
}
