/** The few kinds of thrown error. Expected refusals of our own rules are returned, not thrown. */

/** How a request failed to bring a usable answer. */
export type NetworkFailure = 'dropped' | 'timeout' | 'status' | 'not-json';

/** The network gave no usable answer: connection lost, deadline passed, a status other than 200, or text that is not JSON. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly call: string,
    readonly failure: NetworkFailure,
    /** HTTP status when one arrived. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${failure}${status === undefined ? '' : ` ${status}`}`, options);
  }
}

/**
 * The shop does not have an assumed call: the server answered 404, 405 or 501, or a page of HTML in place of JSON. `cause`
 * says which. A documented call never throws this.
 */
export class NotOfferedError extends Error {
  override readonly name = 'NotOfferedError';
  constructor(
    readonly call: string,
    override readonly cause: NetworkError,
  ) {
    super(`${call}: not offered`);
  }
}

/** The server answered with the need-login flag (document 1 §8). */
export class LoginLostError extends Error {
  override readonly name = 'LoginLostError';
  constructor(readonly call: string) {
    super(`${call}: login lost`);
  }
}

/** The server refused: its error code, its own words, and whether they are to stay unsaid (`no_mes`). */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    readonly call: string,
    readonly code: number,
    readonly content: string,
    readonly silent: boolean,
  ) {
    super(`${call}: refused with ${code}`);
  }
}

/** The answer's shape is not the declared one; `path` names the deviating field. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  constructor(
    readonly path: string,
    readonly expected: string,
    readonly got: string,
    readonly call = '',
  ) {
    super(`${call}${call && ': '}${path || 'answer'} should be ${expected}, got ${got}`);
  }
}

/** The request was given up on purpose: by its caller's signal, or as an identical twin. Ends silently. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  constructor(readonly call: string) {
    super(`${call}: cancelled`);
  }
}

/** A call that writes or moves money brought no answer: it may or may not have happened, so it is settled by reading. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
  constructor(
    readonly call: string,
    override readonly cause: unknown,
  ) {
    super(`${call}: no answer, outcome unknown`);
  }
}
