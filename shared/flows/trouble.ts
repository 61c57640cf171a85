/** A failed step of a flow: the message, and the error, which decides about going back after error 2. */
import {
  CancelledError,
  NetworkError,
  NotOfferedError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { afterError } from '#shared/rules/app/after-error.ts';

export interface Trouble {
  /** Absent when `no_mes` forbids it. */
  readonly message?: Message;
  readonly error: unknown;
}

/** Turns an error into a state of the flow. Rethrows a lost login, an abortion and bugs. */
export function trouble(error: unknown, signal: AbortSignal): Trouble {
  if (signal.aborted || !isExpected(error)) throw error;
  const { message } = afterError(error);
  return message ? { message, error } : { error };
}

/** True when the answer was lost or unusable, so the outcome is unknown. */
export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof UnknownOutcomeError ||
  error instanceof ShapeError ||
  (error instanceof CancelledError && !error.unsent);

/**
 * Reads something optional: an assumed call, or a reading that only helps to settle a lost answer. Undefined when it fails.
 * Rethrows a lost login, a cancellation and bugs.
 */
export async function readOptional<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CancelledError || !isExpected(error)) throw error;
    return undefined;
  }
}

const isExpected = (error: unknown): boolean =>
  isLost(error) || [RefusedError, NotOfferedError, CancelledError].some((kind) => error instanceof kind);
