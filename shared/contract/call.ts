/** A call is plain data. The client sends it. */
import type { Confirms } from './confirms.ts';
import { type Codec, type Fields, type ShapeOf, shape } from './wire.ts';

/** What a call does. The HTTP method does not say it: `ye_pay` spends the balance and is a GET. */
export type Effect = 'read' | 'session' | 'write' | 'money';

/**
 * The effect of a call that acts, with what its `success` 1 confirms. `all`: what was asked, which is one thing, done or
 * refused. A call that may do a part of it says how its answer tells the part.
 */
interface Acting {
  readonly effect: 'write' | 'money';
  readonly confirms: 'all' | Confirms;
}

export const write = (confirms: Acting['confirms']): Acting => ({ effect: 'write', confirms });
export const money = (confirms: Acting['confirms']): Acting => ({ effect: 'money', confirms });

type Declared = Exclude<Effect, Acting['effect']> | Acting;

const effectOf = (effect: Declared) => (typeof effect === 'string' ? { effect } : effect);

/**
 * Where an answer names what was asked about: the argument, and the field of the answer. Rows in which `unless` is set have an
 * id of their own, as the parts of a split order.
 */
export interface About {
  readonly asked: string;
  readonly told: string;
  readonly unless?: string;
}

/** A documented or assumed call. `path` is script and act, relative to the API base. */
export interface Call<Q = unknown, B = unknown, A = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly effect: Effect;
  /** Of every call that writes or moves money. */
  readonly confirms?: 'all' | Confirms;
  readonly query: Codec<Q> & { readonly fields: Fields };
  /** Body of a POST: JSON, or the multipart body that the codec of a file writes. Absent on a GET. */
  readonly body?: Codec<B>;
  readonly answer: Codec<A> & { readonly fields: Fields };
  /** What the client compares with the arguments: an answer about something else is a failure. */
  readonly about?: readonly About[];
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
  effect: Declared,
  query: Q,
  answer: A,
): Call<ShapeOf<Q>, undefined, ShapeOf<A>> => ({
  method: 'GET',
  path,
  ...effectOf(effect),
  query: shape(query),
  answer: shape(answer),
});

/** Declares a POST call with a JSON body and, where one is documented, a query. */
export const post = <B, const A extends Fields, const Q extends Fields = Record<never, never>>(
  path: string,
  effect: Declared,
  body: Codec<B>,
  answer: A,
  query: Q = {} as Q,
): Call<ShapeOf<Q>, B, ShapeOf<A>> => ({
  method: 'POST',
  path,
  ...effectOf(effect),
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

/** The fields of an answer at its top, in its objects and in the rows of its lists: `id`, `data.goods_id`. */
type ToldBy<A> = {
  [K in keyof A & string]: NonNullable<A[K]> extends readonly (infer Row)[]
    ? `${K}.${keyof Row & string}`
    : NonNullable<A[K]> extends object
      ? `${K}.${keyof NonNullable<A[K]> & string}`
      : K;
}[keyof A & string];

/** Declares that an answer names what was asked about. */
export const about = <Q, B, A>(
  call: Call<Q, B, A>,
  asked: (keyof Q | keyof B) & string,
  told: ToldBy<A>,
  unless?: string,
): Call<Q, B, A> => ({
  ...call,
  about: [...(call.about ?? []), { asked, told, ...(unless === undefined ? {} : { unless }) }],
});
