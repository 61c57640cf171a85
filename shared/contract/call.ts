/** A call is data: nothing here sends anything. */
import { type Codec, type Fields, type ShapeOf, shape } from './wire.ts';

/** What a call does to the world. The HTTP method says nothing: `ye_pay` spends the balance and is a GET. */
export type Effect = 'read' | 'session' | 'write' | 'money';

/** One documented or assumed call; `path` is the script plus act, relative to the API base. */
export interface Call<Q = unknown, B = unknown, A = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly effect: Effect;
  readonly query: Codec<Q> & { readonly fields: Fields };
  /** What a POST carries as JSON, or as the multipart body that a file's codec writes; absent on a GET. */
  readonly body?: Codec<B>;
  readonly answer: Codec<A> & { readonly fields: Fields };
  /** True for a call that the documents need and do not show. */
  readonly assumed?: true;
}

/** What the sender of a call hands over: the query of a GET, the body of a POST, or both by name. */
export type ArgsOf<C> =
  C extends Call<infer Q, infer B, unknown>
    ? [B] extends [undefined]
      ? Q
      : keyof Q extends never
        ? B
        : { query: Q; body: B }
    : never;

/** What a call answers, decoded. */
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

/** Marks a call that the documents need and do not show, so that an operator can see what to check. */
export const assumedCall = <Q, B, A>(call: Call<Q, B, A>): Call<Q, B, A> => ({ ...call, assumed: true });
