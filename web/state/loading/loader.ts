/**
 * A page's loader: what the page reads first, declared once as data beside its store. From it come the store's part, the
 * request that the page's inline script makes before any code is here, and the delay at the place that shows it.
 */
import type { ArgsOf, Call } from '#shared/contract/call.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import type { QueryOf, RouteName } from '#web/navigation/routes.ts';
import { settings } from '#web/state/settings/settings.ts';
import type { Ask } from './part.ts';

/** What an argument may take from init. */
export interface FromInit {
  readonly log_bs: string;
}

interface Conditions<Q> {
  /** Read only for members. */
  readonly members?: boolean;
  /** ms that the screen stands before it asks (document 1 §7). */
  readonly delay?: number;
  /** Read only where these parts of the query have one of these values. */
  readonly when?: { readonly [K in keyof Q]?: readonly string[] };
  /** Read only where these parts of the query are not empty. */
  readonly needs?: readonly (keyof Q)[];
  /** Where the answer names the image that is seen first: `gallery.0|data.goods_thumb`. */
  readonly image?: string;
  /** The page stands without the answer where the shop does not have this assumed call. */
  readonly optional?: boolean;
  /** Not read while a copy is stored on this device under this name. */
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

/** The loaders of the pages whose code is here. */
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

/** What a store's part asks: this read with the page's query. */
export const askOf = <Q, C extends Call>({ call, args, delay = START_DELAY }: Read<Q, C>, query: Q): Ask<C> => ({
  call,
  args: () => args(query, { log_bs: settings()?.log_bs ?? '' }),
  delay,
});
