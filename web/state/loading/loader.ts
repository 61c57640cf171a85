/**
 * A page's loader declares once, as data beside its store, what the page reads first. Three things derive from it: the
 * part of the store, the request that the inline script prefetches, and the delay of the place that shows the data.
 */
import type { ArgsOf, Call } from '#shared/contract/call.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import type { QueryOf, RouteName } from '#web/navigation/routes.ts';
import { settings } from '#web/state/settings/settings.ts';
import type { Ask } from './part.ts';

/** The values of init that arguments may use. */
export interface FromInit {
  readonly log_bs: string;
}

interface Conditions<Q> {
  /** Read for members only. */
  readonly members?: boolean;
  /** ms after the screen was opened before the request may start (document 1 §7). */
  readonly delay?: number;
  /** Read only when these parts of the query have one of these values. */
  readonly when?: { readonly [K in keyof Q]?: readonly string[] };
  /** Read only when these parts of the query are not empty. */
  readonly needs?: readonly (keyof Q)[];
  /** Read only when these parts of the query are whole numbers above 0. */
  readonly needsId?: readonly (keyof Q)[];
  /** Read only when one of these parts of the query has words. */
  readonly needsOne?: readonly (keyof Q)[];
  /** Where the answer has the URL of the largest image: `gallery.0|data.goods_thumb`. */
  readonly image?: string;
  /** The page works without this answer when the shop does not offer the assumed call. */
  readonly optional?: boolean;
  /** Skipped while a copy is stored on this device under this key. */
  readonly unlessStored?: string;
}

/** One read of a loader: a call, its arguments from the query, and when it is made. */
export interface Read<Q, C extends Call> extends Conditions<Q> {
  readonly call: C;
  readonly args: (query: Q, init: FromInit) => ArgsOf<C>;
}

// biome-ignore lint/suspicious/noExplicitAny: a read of any query and any call; its arguments are checked where it is declared
type AnyRead = Read<any, any>;

export interface Loader {
  readonly route: RouteName;
  readonly reads: Readonly<Record<string, AnyRead>>;
}

/** The loaders of all pages whose code has loaded. */
export const loaders: Loader[] = [];

type MakeRead<Q> = <C extends Call>(
  call: C,
  args: (query: Q, init: FromInit) => ArgsOf<C>,
  conditions?: Conditions<Q>,
) => Read<Q, C>;

/** Declares the loader of a route: `defineLoader('goods', (read) => ({ info: read(goods.info, ({ id }) => ({ … })) }))`. */
export const defineLoader = <N extends RouteName, R extends Loader['reads']>(
  route: N,
  declare: (read: MakeRead<QueryOf<N>>) => R,
): { readonly route: N; readonly reads: R } => {
  const loader = { route, reads: declare((call, args, conditions = {}) => ({ call, args, ...conditions })) };
  loaders.push(loader);
  return loader;
};

/** The request of a store's part: this read with the page's query. */
export const askOf = <Q, C extends Call>({ call, args, delay = START_DELAY }: Read<Q, C>, query: Q): Ask<C> => ({
  call,
  args: () => args(query, { log_bs: settings()?.log_bs ?? '' }),
  delay,
});
