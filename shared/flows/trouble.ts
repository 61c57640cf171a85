/** A failed step inside a flow: what to say about it, and the error itself for whoever follows error 2 back. */
import {
  CancelledError,
  NetworkError,
  NotOfferedError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { afterError } from '#shared/rules/after-error.ts';

export interface Trouble {
  /** Absent when the server wants its refusal to stay unsaid. */
  readonly message?: Message;
  readonly error: unknown;
}

/** The trouble of an error that a flow goes on after; a lost login, an abortion and our own bugs are thrown on. */
export function trouble(error: unknown, signal: AbortSignal): Trouble {
  if (signal.aborted || !isExpected(error)) throw error;
  const { message } = afterError(error);
  return message ? { message, error } : { error };
}

/** True when the answer was lost or unusable, so that nobody knows what the server did. */
export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof UnknownOutcomeError ||
  error instanceof ShapeError ||
  error instanceof CancelledError;

/**
 * What a reading brings that one can go on without: a call that no document names, or a look before an act that only helps
 * to settle a lost answer. Undefined where nothing usable comes; a lost login, a cancellation and our own bugs are thrown on.
 */
export async function ifTold<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CancelledError || !isExpected(error)) throw error;
    return undefined;
  }
}

const isExpected = (error: unknown): boolean =>
  isLost(error) || error instanceof RefusedError || error instanceof NotOfferedError;
