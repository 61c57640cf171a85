/** Where this deployment stands: its base path and its API base, told by two meta tags of index.html. */

/** What a meta tag says; '' without one. */
export const told = (name: string): string =>
  (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`))?.content ??
  '';

/** The base path with a slash at its end, such as `/` or `/m/`. */
export const basePath: string = `/${told('yaocang-base')}/`.replace(/\/+/g, '/');

/** The API base, such as `/api` or `https://shop.example/api`. */
export const apiBase: string = told('yaocang-api') || '/api';

/** Home's path below the base; the base itself leads there too (document 1 §2). */
export const HOME = 'index';
