/** What a call does to the world drives the guard and the repetitions; the HTTP method says nothing. */
import type { Effect } from '#shared/contract/call.ts';

const known: readonly Effect[] = ['read', 'session', 'write', 'money'];

/** The effect of a call; one that declares none, or none that is known, counts as money. */
export function effectOf(call: { readonly effect?: unknown }): Effect {
  return known.find((effect) => effect === call.effect) ?? 'money';
}
