/** Whatever goes wrong is handed to one place; `web/boot` decides what a person sees. */
import { note } from '../trail/trail.ts';

type Handler = (error: unknown) => void;

let handler: Handler | undefined;
/** What went wrong before there was anybody to tell. */
const untold: unknown[] = [];

/** Handed in once by `web/boot`; it is told at once what went wrong before. */
export function provideFailureHandler(one: Handler): void {
  handler = one;
  for (const error of untold.splice(0)) one(error);
}

/** Reports an error that a screen does not handle by itself. */
export function report(error: unknown): void {
  note('fault', error);
  if (handler) handler(error);
  else untold.push(error);
}
