/** The base path and the API base of this deployment, from meta tags of index.html. */
import type { BodyKind } from '#shared/client/form-body.ts';

/** The content of a meta tag; '' without one. */
export const told = (name: string): string =>
  (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`))?.content ??
  '';

/** The base path with a trailing slash, such as `/` or `/m/`. */
export const basePath: string = `/${told('yaocang-base')}/`.replace(/\/+/g, '/');

/** The API base, such as `/api` or `https://shop.example/api`. */
export const apiBase: string = told('yaocang-api') || '/api';

/** How the bodies of this deployment's calls are written. */
export const bodyKind: BodyKind = told('yaocang-body') === 'form' ? 'form' : 'json';

/** Home's path below the base. The base itself leads there too (document 1 §2). */
export const HOME = 'index';
