/** Whether a release stands: its files are whole, its policy is its own, and nothing else is served. */
import { isLoopback } from '#cli/shop/profile.ts';
import { plainly } from '#cli/text/words.ts';
import { NetworkError } from '#shared/errors.ts';
import { type Check, verdictsOn } from '../doctor/check.ts';
import { ask, type Look, leadsTo } from '../wechat/look.ts';
import { names, say } from './dictionary.ts';
import { askForFiles, type Files } from './files.ts';
import { lackingIn } from './policy.ts';

const { fine, fails, warns, skips } = verdictsOn(names);

/** The shop's page as it came. */
export interface Page {
  readonly answer: Response;
  readonly html: string;
  /** The path of the shop, with a slash at its end. */
  readonly base: string;
  /** The API's address, without one. */
  readonly api: string;
}

/** Bytes from which a release has a compressed copy of a file. */
const WORTH_PACKING = 1_024;

/** So many are named in a line. */
const NAMED = 3;

export async function checkRelease(look: Look, page: Page): Promise<Check[]> {
  const files = await askForFiles(look, page.html, page.base);
  return [
    checkFiles(page, files),
    checkPolicy(look, page),
    checkPacked(files),
    await checkMissing(look, page),
    await checkHidden(look, page),
    await checkPlain(look),
    checkStrict(look, page),
    skips('upload', say.nobodyTells),
  ];
}

const listed = (words: readonly string[]): string =>
  words.slice(0, NAMED).join(', ') + (words.length > NAMED ? ` … (${words.length})` : '');

function checkFiles({ html }: Page, { seen, isListed, stranger }: Files): Check {
  const wrong = seen.flatMap((each) => (each.wrong === undefined ? [] : [`${each.name} (${each.wrong})`]));
  if (!html.trimEnd().endsWith('</html>')) return fails('files', say.cutPage, say.uploadAgain);
  if (wrong.length > 0) return fails('files', say.broken(listed(wrong)), say.uploadAgain);
  if (stranger !== undefined) return fails('files', say.otherRelease(stranger), say.uploadAgain);
  return fine('files', (isListed ? say.whole : say.wholeOfPage)(seen.length));
}

function checkPolicy({ url }: Look, { answer, html }: Page): Check {
  const header = answer.headers.get('content-security-policy');
  if (!header) return fine('policy', say.onlyInPage);
  const lacking = lackingIn(header, html, url);
  return lacking.length > 0
    ? fails('policy', say.refuses(listed(lacking)), say.reloadServer)
    : fine('policy', say.allowed);
}

function checkPacked({ seen }: Files): Check {
  const large = seen.filter(({ name, headers, bytes }) => headers && /\.(js|css)$/.test(name) && bytes > WORTH_PACKING);
  const plain = large.filter(({ headers }) => !headers?.get('content-encoding')).map(({ name }) => name);
  const how = [...new Set(large.map(({ headers }) => headers?.get('content-encoding') ?? ''))].filter(Boolean);
  if (large.length === 0) return skips('packed', say.nothingLarge);
  return plain.length > 0
    ? warns('packed', say.unpacked(listed(plain)), say.filesOfRelease)
    : fine('packed', say.packedAll(how.join(', ')));
}

async function statusesOf(look: Look, places: readonly URL[]) {
  const statuses = await Promise.all(places.map(async (place) => (await ask(look, place)).status));
  return places.map((place, at) => ({ path: place.pathname, status: statuses[at] ?? 0 }));
}

/** Files of the shop at any depth, and scripts of the API. */
async function checkMissing(look: Look, { base, api }: Page): Promise<Check> {
  const names = ['assets/not-there-0000000.js', 'not-there/0.jpg'].map((name) => base + name);
  const places = [...names.map((name) => new URL(name, look.url)), new URL(`${api}/not-there-0.php`)];
  const wrong = (await statusesOf(look, places)).filter(({ status }) => status !== 404);
  if (wrong.length === 0) return fine('missing', say.missed);
  const told = wrong.map(({ path, status }) => `${path} (${status})`);
  return fails('missing', say.shouldMiss(listed(told)), say.filesOfRelease);
}

/** A server that refuses them tells nothing of them either. */
const KEPT_BACK = [401, 403, 404, 410];

/** Names that begin with a dot: of the release, and of a folder of scripts. */
async function checkHidden(look: Look, { base, api }: Page): Promise<Check> {
  const ofShop = ['.nginx.conf', '.htaccess', '.git/config'].map((name) => new URL(base + name, look.url));
  const ofApi = ['.env', '.git/config', '.user.ini'].map((name) => new URL(`${api}/${name}`));
  const seen = (await statusesOf(look, [...ofShop, ...ofApi])).filter(({ status }) => !KEPT_BACK.includes(status));
  const told = seen.map(({ path, status }) => `${path} (${status})`);
  return told.length > 0 ? fails('hidden', say.mayLeak(listed(told)), say.filesOfRelease) : fine('hidden', say.missed);
}

/** http leads to https. */
async function checkPlain(look: Look): Promise<Check> {
  const { url } = look;
  if (isLoopback(url.href)) return skips('https', say.notEncrypted(url.host));
  if (url.protocol !== 'https:') return warns('https', say.notEncrypted(url.host));
  const plain = new URL(url);
  plain.protocol = 'http:';
  if (plain.port !== '') return skips('https', plainly(url.host));
  try {
    const answer = await ask(look, plain);
    const place = leadsTo(answer, plain);
    if (place?.protocol === 'https:' && place.host === url.host) return fine('https', say.leadsThere(answer.status));
    if (place) return warns('https', say.plainElsewhere(place.origin), say.redirectPlain(url.origin));
    return fails('https', say.plainToo(answer.status), say.redirectPlain(url.origin));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return warns('https', say.noPlain, say.redirectPlain(url.origin));
  }
}

function checkStrict({ url }: Look, { answer }: Page): Check {
  const header = answer.headers.get('strict-transport-security');
  if (header) return fine('strict', plainly(header));
  return url.protocol === 'https:' ? skips('strict', say.strictNot, say.strictHow) : skips('strict', say.strictNot);
}
