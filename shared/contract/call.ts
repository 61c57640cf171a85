/** A call is plain data. The client sends it. */
import { type Codec, type Fields, type ShapeOf, shape } from './wire.ts';

/** What a call does. The HTTP method does not say it: `ye_pay` spends the balance and is a GET. */
export type Effect = 'read' | 'session' | 'write' | 'money';

/** A documented or assumed call. `path` is script and act, relative to the API base. */
export interface Call<Q = unknown, B = unknown, A = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly effect: Effect;
  readonly query: Codec<Q> & { readonly fields: Fields };
  /** Body of a POST: JSON, or the multipart body that the codec of a file writes. Absent on a GET. */
  readonly body?: Codec<B>;
  readonly answer: Codec<A> & { readonly fields: Fields };
  /** True for a call that no document shows. */
  readonly assumed?: true;
  /** What a session call does to a member, who need not be its sender: it sends a text message, or a wrong try counts. */
  readonly reaches?: 'message' | 'tries';
}

/** The arguments of a call: the query of a GET, the body of a POST, or `{ query, body }`. */
export type ArgsOf<C> =
  C extends Call<infer Q, infer B, unknown>
    ? [B] extends [undefined]
      ? Q
      : keyof Q extends never
        ? B
        : { query: Q; body: B }
    : never;

/** The decoded answer of a call. */
export type AnswerOf<C> = C extends Call<infer _Q, infer _B, infer A> ? A : never;

/** Declares a GET call. */
export const get = <const Q extends Fields, const A extends Fields>(
  path: string,
  effect: Effect,
  query: Q,
  answer: A,
): Call<ShapeOf<Q>, undefined, ShapeOf<A>> => ({
  method: 'GET',
  path,
  effect,
  query: shape(query),
  answer: shape(answer),
});

/** Declares a POST call with a JSON body and, where one is documented, a query. */
export const post = <B, const A extends Fields, const Q extends Fields = Record<never, never>>(
  path: string,
  effect: Effect,
  body: Codec<B>,
  answer: A,
  query: Q = {} as Q,
): Call<ShapeOf<Q>, B, ShapeOf<A>> => ({
  method: 'POST',
  path,
  effect,
  body,
  query: shape(query),
  answer: shape(answer),
});

/** Marks a call that the screens need and no document shows, so that an operator knows what to check. */
export const assumedCall = <Q, B, A>(call: Call<Q, B, A>): Call<Q, B, A> => ({ ...call, assumed: true });

/** Marks a session call that sends a text message, or that locks a member after wrong tries. */
export const reaching = <Q, B, A>(reaches: NonNullable<Call['reaches']>, call: Call<Q, B, A>): Call<Q, B, A> => ({
  ...call,
  reaches,
});
