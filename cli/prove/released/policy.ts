/** What a page needs of a Content-Security-Policy, and what a policy in the header does not allow of it. */
import { createHash } from 'node:crypto';

type Policy = ReadonlyMap<string, readonly string[]>;

/** A script in the page itself. One with a `type` is a template, and none. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const TAG = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;

const read = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((each) => each.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

/** Only these can keep the page from working; a browser takes `default-src` where one of them is not written. */
const NEEDED = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'];

/** What the page's own policy allows, and its own scripts. */
function needsOf(html: string): Policy {
  const own = read(TAG.exec(html)?.[1] ?? '');
  const hashes = [...html.matchAll(INLINE)].map(([, code = '']) => hashOf(code));
  const scripts = new Set([...(own.get('script-src') ?? ["'self'"]), ...hashes]);
  return new Map([...NEEDED.map((name) => [name, own.get(name) ?? []] as const), ['script-src', [...scripts]]]);
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What the policies of the header do not allow of the page at `url`, each as `script-src 'self'`. Each of several counts. */
export const lackingIn = (header: string, html: string, url: URL): string[] => [
  ...new Set(header.split(',').flatMap((each) => lackingInOne(read(each), needsOf(html), url))),
];

const lackingInOne = (given: Policy, needs: Policy, url: URL): string[] =>
  [...needs].flatMap(([name, sources]) => {
    const allowed = given.get(name) ?? given.get('default-src');
    if (allowed === undefined) return [];
    return sources.filter((source) => !isAllowed(source, allowed, url)).map((source) => `${name} ${source}`);
  });

function isAllowed(source: string, allowed: readonly string[], page: URL): boolean {
  if (allowed.includes(source)) return true;
  // Beside a hash or a nonce a browser ignores this word.
  if (source.startsWith("'sha256-"))
    return allowed.includes("'unsafe-inline'") && !allowed.some((each) => /^'(sha\d+|nonce)-/.test(each));
  if (source === "'self'") return allowed.some((each) => isHostOf(each, page));
  if (source.startsWith("'")) return false;
  if (/^https?:$/.test(source)) return allowed.includes('*');
  return URL.canParse(source) && allowed.some((each) => isHostOf(each, new URL(source)));
}

/** Whether a source of a policy, such as `*`, `https:` or `*.shop.example`, holds for a host. */
function isHostOf(source: string, { protocol, host }: URL): boolean {
  if (source === '*' || source === protocol) return true;
  const [, scheme = protocol, named = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)/.exec(source) ?? [];
  if (scheme !== protocol) return false;
  return named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named;
}
