/** Checks of the shop's page, fetched as WeChat's browser does. */
import { isIP } from 'node:net';
import { hostOf } from '#cli/shop/address.ts';
import { askedToLogIn } from '#cli/shop/failure.ts';
import { isLoopback } from '#cli/shop/profile.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { Check } from '../doctor/check.ts';
import { checkRelease } from '../released/release-checks.ts';
import { say } from './dictionary.ts';
import { ask, fails, fine, type Look, leadsTo, metaOf, skips, warns } from './look.ts';

/** Whether the consoles accept this address. */
export function checkAddress({ url }: Look): Check {
  const { host, hostname, port, protocol } = url;
  if (url.href.includes('#')) return fails('address', say.hashRouting, say.noHash, 'usage');
  if (isLoopback(url.href)) return fine('address', say.local(host));
  if (isIP(hostOf(url)) !== 0) return fails('address', say.anIp(hostname), say.nameThat(hostname));
  if (protocol !== 'https:') return warns('address', say.plainHttp(host), say.encrypt);
  return port === '' ? fine('address', plainly(host)) : warns('address', say.aPort(host), say.nameThat(hostname));
}

/** Fetches the page, a deep link and the release's files. `base` is the shop's path with a slash at its end; without a shop, the address's folder. */
export async function checkPage(look: Look) {
  const { url, shop } = look;
  const folder = url.pathname.replace(/[^/]*$/, '');
  const answer = await ask(look, url);
  const moved = leadsTo(answer, url);
  const wrong = (detail: Words, next: Words = say.checkAddress) => ({
    checks: [fails('page', detail, next)],
    base: folder,
  });
  if (moved?.href === url.href) return wrong(say.leadsToItself);
  if (moved) return wrong(say.movedTo(moved.href), say.nameThat(moved.href));
  if (answer.status !== 200) return wrong(say.status(url.pathname, answer.status), askedToLogIn(answer.status));
  const html = await answer.text();
  const base = metaOf(html, 'yaocang-base');
  if (base === undefined) return wrong(say.noShop);
  if (!/^\/(?!\/)/.test(base)) return wrong(say.wrongMeta('yaocang-base', base), say.releaseAgain);
  const written = metaOf(html, 'yaocang-api') || '/api';
  if (!URL.canParse(written, url.href)) return wrong(say.wrongMeta('yaocang-api', written), say.releaseAgain);
  const api = new URL(written, url).href;
  const deep = `${base}goods?id=1`;
  const there = await ask(look, new URL(deep, url));
  const page =
    there.status !== 200
      ? fails('page', say.deepMissing(deep, there.status), say.checkAddress)
      : metaOf(await there.text(), 'yaocang-base') !== base
        ? fails('page', say.deepOther(deep), say.checkAddress)
        : api !== shop.profile.base
          ? warns('page', say.otherApi(api, shop.profile.base), say.askThere(api))
          : fine('page', plainly(`${base} → ${api}`));
  const released = await checkRelease(look, { answer, html, base, api });
  return { checks: [page, checkCache(answer), ...released], base };
}

function checkCache({ headers }: Response): Check {
  const header = headers.get('cache-control') ?? '';
  return /no-cache|no-store|max-age=0\b/.test(header)
    ? fine('pageCache', plainly(header))
    : warns('pageCache', say.cached(header), say.noCache);
}

/** The file that proves to the console who owns the domain. Its name contains its content. */
export async function checkVerifyFile(look: Look, file: string | undefined): Promise<Check> {
  const code = /^MP_verify_([A-Za-z0-9]+)\.txt$/.exec(file ?? '')?.[1];
  if (!code) return skips('verifyFile', say.fileUnnamed, say.nameFile);
  const path = `/${file}`;
  const answer = await ask(look, new URL(path, look.url));
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  const text = whole.trim();
  if (answer.status !== 200) return fails('verifyFile', say.fileMissing(path, answer.status), say.layFile);
  if (whole.startsWith('\u{FEFF}')) return fails('verifyFile', say.fileHasMark(path), say.layFileAsItCame);
  if (text === code) return fine('verifyFile', say.fileServed(path));
  return fails('verifyFile', text.startsWith('<') ? say.fileIsPage(path) : say.fileOther(path), say.layFile);
}

/** What both consoles must contain. No call can check it. */
export function consoleHints({ url, shop }: Look, base: string): Check {
  const directory = `${url.origin}${base}`;
  const api = new URL(shop.profile.base).hostname;
  const detail = api === url.hostname ? say.consoles(api, directory) : say.consolesOfTwo(url.hostname, api, directory);
  return skips('consoles', detail, say.lookThere);
}
