/** Tells of writes that the server refused: the shop may have closed under the open page. Fed by `trail-keeper.ts`. */
import type { Sendable } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import { RefusedError } from '#shared/errors.ts';

const writes = new WeakSet<Sendable>();
const listeners = new Set<() => void>();

export function writeSent(request: Sendable, { effect }: Call): void {
  if (effect === 'write' || effect === 'money') writes.add(request);
}

export function writeCame(request: Sendable, answer: unknown): void {
  if (!writes.has(request) || !(answer instanceof RefusedError)) return;
  for (const listener of listeners) listener();
}

/** Calls the listener after each of them; returns the function that stops it. */
export function whenWriteRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
