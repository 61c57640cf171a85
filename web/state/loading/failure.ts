/** All failures go through here; `web/boot` provides the handler that decides what a person sees. */
import { note } from '../trail/trail.ts';

type Handler = (error: unknown) => void;

let handler: Handler | undefined;
/** Failures reported before a handler was provided. */
const earlier: unknown[] = [];

/** Called once by `web/boot`. The handler receives earlier failures at once. */
export function provideFailureHandler(one: Handler): void {
  handler = one;
  for (const error of earlier.splice(0)) one(error);
}

/** Reports an error that a screen does not handle itself. */
export function report(error: unknown): void {
  note('fault', error);
  if (handler) handler(error);
  else earlier.push(error);
}
