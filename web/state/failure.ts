/** Whatever goes wrong is handed to one place; web/app decides what a person sees. */

type Handler = (error: unknown) => void;

let handler: Handler = (error) => console.error(error);

/** Handed in once by web/app. */
export function provideFailureHandler(one: Handler): void {
  handler = one;
}

/** Reports an error that a screen does not handle by itself. */
export const report = (error: unknown): void => handler(error);
