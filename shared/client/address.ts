/** The URL and headers of a request. Apart from what encodes a call, because the page asks before its code is here. */
import { type ClientOptions, defaultNames } from './options.ts';

/** A random value, so that no cache answers. */
const cacheBuster = (): string => Math.random().toString(36).slice(2, 12);

/** The URL of a path below the API base, with parameters and cache-buster. */
export function address(
  options: Pick<ClientOptions, 'base' | 'names'>,
  path: string,
  parameters: Iterable<readonly [string, string]>,
): string {
  const names = options.names ?? defaultNames;
  const pairs = [...parameters, [names.bust, cacheBuster()] as const];
  const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
  return `${options.base.replace(/\/$/, '')}/${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The headers of every request. Unknown values are empty. */
export function headers(options: Pick<ClientOptions, 'names' | 'token' | 'agencyId'>): Record<string, string> {
  const names = options.names ?? defaultNames;
  return { [names.token]: options.token(), [names.agency]: options.agencyId() };
}
