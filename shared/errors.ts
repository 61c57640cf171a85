/** The kinds of thrown errors. Expected refusals by our own rules are returned, not thrown. */

/** How a request failed; `size` is an answer that is larger than what is read. */
export type NetworkFailure = 'dropped' | 'timeout' | 'status' | 'not-json' | 'size';

/**
 * What came in place of JSON: a page of maintenance; an error of the server; a firewall's page; a refusal of the size; a
 * redirect or a login of a network in between; a script that is not there, or this shop's own page; any other text.
 */
export type CameKind =
  | 'maintenance'
  | 'trouble'
  | 'firewall'
  | 'tooLarge'
  | 'tooLong'
  | 'gateway'
  | 'missing'
  | 'notJson';

export interface Came {
  readonly kind: CameKind;
  /** The first 80 characters, without tags. */
  readonly excerpt: string;
  /** Where a redirect leads: the host, and the address without its query. */
  readonly host?: string;
  readonly to?: string;
  /** ms, by Retry-After. */
  readonly retryAfter?: number;
}

/** There was no usable answer: the connection was lost, the deadline passed, the status was not 200, or the text was not JSON. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** What arrived, if anything did. */
  readonly came?: Came;
  constructor(
    readonly call: string,
    readonly failure: NetworkFailure,
    /** HTTP status when one arrived. */
    readonly status?: number,
    options?: ErrorOptions & { readonly came?: Came },
  ) {
    super(`${call}: ${failure}${status === undefined ? '' : ` ${status}`}`, options);
    if (options?.came) this.came = options.came;
  }
}

/** An answer is larger than what is read of one. The rest was not read. */
export class AnswerSizeError extends Error {
  override readonly name = 'AnswerSizeError';
}

/**
 * The shop does not have an assumed call: the server answered 404, 405 or 501, PHP's words for a script that is not there, or
 * this shop's own page. `cause` says which. A documented call never throws this.
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

/** The server answered with the need-login flag (document 1 §8). `visitor`: nobody was logged in, so no login was lost. */
export class LoginLostError extends Error {
  override readonly name = 'LoginLostError';
  constructor(
    readonly call: string,
    readonly visitor = false,
  ) {
    super(`${call}: ${visitor ? 'needs a login' : 'login lost'}`);
  }
}

/** The server refused, with an error code and a text. `silent` (`no_mes`): the text must not be shown. */
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

/** The answer is not as declared. `path` names the deviating field. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  constructor(
    readonly path: string,
    readonly expected: string,
    readonly got: string,
    readonly call = '',
    /** What decoding had noted before it failed. */
    readonly noted: readonly Pick<ShapeError, 'path' | 'expected' | 'got'>[] = [],
  ) {
    super(`${call}${call && ': '}${path || 'answer'} should be ${expected}, got ${got}`);
  }
}

/** The answer names another id than was asked, as one from a cache that ignores the query. */
export class OtherAnswerError extends ShapeError {}

/** The request was cancelled by its caller's signal or as a duplicate. It ends silently. `unsent`: it never left. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  constructor(
    readonly call: string,
    readonly unsent = false,
  ) {
    super(`${call}: cancelled`);
  }
}

/**
 * A call that writes or moves money got no usable answer. It may have happened, so it is settled by reading. With `done` the
 * answer came and confirms less than was asked: these ids, and what became of the others is not known.
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
  constructor(
    readonly call: string,
    override readonly cause: unknown,
    readonly done?: readonly string[],
  ) {
    super(`${call}: no answer, outcome unknown`);
  }
}

/** The client's own `fetch` refused to send the request; `cause` says why. Nothing has left. */
export class UnsentError extends Error {
  override readonly name = 'UnsentError';
  constructor(
    readonly call: string,
    override readonly cause: Error,
  ) {
    super(`${call}: not sent: ${cause.message}`);
  }
}
