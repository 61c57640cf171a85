/**
 * Which pages this shop offers. Entries that lead to a page without its call leave the menus for the rest of the visit.
 */
import { useSnapshot } from 'valtio';
import { pathBelow, routeAt } from '#web/navigation/routes.ts';
import { type Loader, loaders } from './loader.ts';
import { missing } from './missing-calls.ts';

type Read = Loader['reads'][string];

/**
 * Whether the shop offers the page of an address, with or without the base path. False once its first read was found
 * missing.
 */
export function useOffered(): (to: string) => boolean {
  const { calls } = useSnapshot(missing);
  return (to) => calls.length === 0 || !readsOf(to).some(({ call }) => calls.includes(call.path));
}

/** The reads that the page of an address needs. None for a page whose code has not loaded. */
function readsOf(to: string): Read[] {
  const { pathname, searchParams } = new URL(to, 'http://shop');
  const route = routeAt(pathBelow(pathname) ?? pathname);
  const reads = loaders.flatMap((loader) => (loader.route === route ? Object.values(loader.reads) : []));
  return reads.filter((read) => read.call.assumed && !read.optional && isReadWith(read, searchParams));
}

const isReadWith = ({ when = {}, needs = [] }: Read, query: URLSearchParams): boolean =>
  Object.entries(when as Readonly<Record<string, readonly string[]>>).every(([name, values]) =>
    values.includes(query.get(name) ?? ''),
  ) && (needs as readonly string[]).every((name) => query.get(name));
