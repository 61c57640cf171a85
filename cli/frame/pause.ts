/** A pause that a person can cut short. */
import type { Clock } from '#shared/flows/clock.ts';
import type { FlowContext } from '#shared/flows/flow.ts';
import { unlessEvent } from '#shared/flows/waits.ts';

/** Waits `ms`; true when a wanted event, which is left in the inbox, ended it before. Throws CancelledError when the signal is aborted. */
export const pauseUnless = async <Event>(
  clock: Clock,
  ms: number,
  context: FlowContext<Event>,
  wanted: (event: Event) => boolean,
): Promise<boolean> =>
  (await unlessEvent(context, (until) => clock.wait(ms, until).then(() => 'over'), wanted)) === undefined;

/** What a flow is told that ends by itself when the run does: it needs no clearing away, and passes it over. */
export const leave = { type: 'leave' } as const;
export type Leave = typeof leave;
