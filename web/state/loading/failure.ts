/** All failures go through here; `web/boot` provides the handler that decides what a person sees. */
import { note } from '../trail/trail.ts';

/** `inPlace`: the page shows the failure itself, so a toast would only repeat it. */
type Handler = (error: unknown, inPlace?: boolean) => void;

let handler: Handler | undefined;
/** Failures reported before a handler was provided. */
const earlier: Parameters<Handler>[] = [];

/** Called once by `web/boot`. The handler receives earlier failures at once. */
export function provideFailureHandler(one: Handler): void {
  handler = one;
  for (const each of earlier.splice(0)) one(...each);
}

/** Reports an error that a screen does not handle itself. */
export function report(...told: Parameters<Handler>): void {
  note('fault', told[0]);
  if (handler) handler(...told);
  else earlier.push(told);
}
