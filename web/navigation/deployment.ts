/** The base path and the API base of this deployment, from two meta tags of index.html. */

/** The content of a meta tag; '' without one. */
export const told = (name: string): string =>
  (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`))?.content ??
  '';

/** The base path with a trailing slash, such as `/` or `/m/`. */
export const basePath: string = `/${told('yaocang-base')}/`.replace(/\/+/g, '/');

/** The API base, such as `/api` or `https://shop.example/api`. */
export const apiBase: string = told('yaocang-api') || '/api';

/** Home's path below the base. The base itself leads there too (document 1 §2). */
export const HOME = 'index';
