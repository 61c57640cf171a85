/** From the words of the command to a deployment, or to what is wrong with them. */

import { WrongWord } from '../setup/words.mjs';

/** @typedef {import('./release.mjs').Place} Place */

/**
 * @param {Partial<Record<'base' | 'api' | 'site' | 'at' | 'body' | 'stage', string>> & { insecure?: boolean }} words
 * @returns {Place}
 */
export function placeOf({
  base: asked = '/',
  api: askedApi = '/api',
  site,
  at,
  body = 'json',
  stage = 'production',
  insecure,
}) {
  // They stand in configuration files, where a blank or a bracket would mean something.
  for (const [name, value] of Object.entries({ base: asked, api: askedApi, site: site ?? '', at: at ?? '' }))
    if (!/^[\w./:~%[\]-]*$/.test(value))
      throw new WrongWord(`--${name} has a character that no path or address needs: ${value}`);
  if (!asked.startsWith('/')) throw new WrongWord('--base is the path below which the shop stands, such as /shop/.');
  if (site !== undefined && !isAddress(site))
    throw new WrongWord('--site is the address of the shop without a path, such as https://shop.example.');
  if (!askedApi.startsWith('/') && !isAddress(askedApi))
    throw new WrongWord('--api is a path such as /api, or an address such as https://shop.example/api.');
  if (at !== undefined && !/^\/.*[^/]$/.test(at))
    throw new WrongWord('--at is the folder of the shop on the server, such as /srv/yaocang/shop.');
  if (body !== 'json' && body !== 'form') throw new WrongWord('--body is json, as when it is left out, or form.');
  if (stage !== 'production' && stage !== 'staging')
    throw new WrongWord('--stage is production, as when it is left out, or staging.');
  if ([site, askedApi].some((each) => each?.startsWith('http:')) && stage === 'production' && !insecure)
    throw new WrongWord(
      'An address with http is not encrypted: passwords and tokens could be read on the way. --insecure says that it is meant.',
    );

  if (isAddress(askedApi) && site === undefined)
    throw new WrongWord('--api is an address: --site says where the shop itself stands, such as https://shop.example.');
  const base = `/${asked}/`.replace(/\/+/g, '/');
  const own = new URL(site ?? 'https://shop.example');
  if (own.pathname !== '/') throw new WrongWord(`--site has a path: the shop's path is --base ${own.pathname}`);
  const api = apiFrom(askedApi, own);
  if (api === '')
    throw new WrongWord('--api is the root of the domain: name the path of the PHP scripts, such as /api.');
  if (`${api}/` === base)
    throw new WrongWord('--api and --base are one path: calls and pages would have the same addresses.');
  return {
    base,
    site: own,
    api,
    at: at ?? `/srv/yaocang/${base.split('/').filter(Boolean).join('-') || 'main'}`,
    body,
    stage,
  };
}

/** @param {string} text */
const isAddress = (text) => /^https?:\/\//.test(text) && URL.canParse(text);

/** An address on the shop's own host is a path. @param {string} api @param {URL} site */
function apiFrom(api, site) {
  const path = (/** @type {string} */ text) => text.replace(/\/+/g, '/').replace(/\/$/, '');
  if (api.startsWith('/')) return path(api);
  const { origin, pathname } = new URL(api);
  return origin === site.origin ? path(pathname) : origin + path(pathname);
}
