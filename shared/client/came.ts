/** Tells what a server answered in place of the JSON of a call. */
import type { Came, CameKind } from '#shared/errors.ts';

/** What is needed of a `Response`. */
export type Arrived = Pick<Response, 'status' | 'headers' | 'redirected' | 'url'>;

/** Statuses: not found, method not allowed, not implemented. */
const MISSING: readonly number[] = [404, 405, 501];
/** Statuses: the address, or the headers with it, are longer than the web server takes; nginx and Apache take 8 kB as they come. */
const TOO_LONG: readonly number[] = [414, 431];
/** What php-fpm says of a script that is not there. */
const NO_SCRIPT = /^(No input file specified\.|File not found\.)$/;
/** This shop's own page, which a web server gives for any unknown address. */
const OWN_PAGE = /<meta name="yaocang-/;
const MAINTENANCE = /维护|升级中|maintenance/i;
const FIREWALL =
  /防火墙|安全狗|云锁|(人机|安全)验证|拦截|\bWAF\b|access denied|captcha|just a moment|attention required/i;

const EXCERPT = 80;

/** The first 80 characters that a person would read: without tags, and without what may be a token. */
export const excerptOf = (text: string): string =>
  text
    .slice(0, 20_000)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)|<!--[\s\S]*?-->|<[^>]*>/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[\w+/=-]{24,}/g, '…')
    .trim()
    .slice(0, EXCERPT);

/** What came. A text that did not come with a status of its own came with 200. */
export function cameOf(text: string, from?: Arrived): Came {
  const status = from ? from.status : 200;
  const excerpt = excerptOf(text);
  const to = redirectOf(from);
  const kind = kindOf({ status, text, excerpt, isElsewhere: to !== undefined });
  const wait = from ? retryAfterOf(from.headers) : 0;
  return { kind, excerpt, ...to, ...(wait > 0 && { retryAfter: wait }) };
}

/** ms to wait by Retry-After, which is a number of seconds, or a date by the server's clock; NaN when it does not tell. */
export function retryAfterOf(headers: Headers): number {
  const written = headers.get('retry-after') || '';
  return Number(written) * 1000 || Date.parse(written) - Date.parse(headers.get('date') || '');
}

/** Where a redirect leads: host, and address without its query, which may hold a token. A browser has followed it already. */
function redirectOf(from: Arrived | undefined): Required<Pick<Came, 'host' | 'to'>> | undefined {
  const target = from && (from.headers.get('location') ?? (from.redirected ? from.url : undefined));
  if (!target) return undefined;
  try {
    const { host, origin, pathname } = new URL(target, from.url || undefined);
    return { host, to: `${origin}${pathname}` };
  } catch {
    // A path alone, where the address that was asked is not known.
    return { host: '', to: target.replace(/[?#].*/s, '') };
  }
}

interface Told {
  readonly status: number;
  readonly text: string;
  readonly excerpt: string;
  readonly isElsewhere: boolean;
}

function kindOf({ status, text, excerpt, isElsewhere }: Told): CameKind {
  if (isElsewhere || status === 401 || (status >= 300 && status < 400)) return 'gateway';
  if (MISSING.includes(status) || NO_SCRIPT.test(excerpt) || OWN_PAGE.test(text)) return 'missing';
  if (status === 413) return 'tooLarge';
  if (TOO_LONG.includes(status)) return 'tooLong';
  if (status === 503 || MAINTENANCE.test(excerpt)) return 'maintenance';
  if (status === 403 || FIREWALL.test(excerpt)) return 'firewall';
  const isHtml = /^\s*<|(fatal|parse) error/i.test(text);
  return status >= 500 || status === 429 || isHtml || excerpt === '' ? 'trouble' : 'notJson';
}
