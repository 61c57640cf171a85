/** Whether all files of a release are on the server as they were written. */
import { createHash } from 'node:crypto';
import { CancelledError } from '#shared/errors.ts';
import { ask, type Look, metaOf } from '../wechat/look.ts';

/** Tells of each file how long it is and its hash (`npm run release`). */
const LIST = 'files.json';

/** A file as it was written; undefined where only its name is known. */
type Written = readonly [bytes: number, sha256: string] | undefined;

interface Seen {
  readonly name: string;
  /** What is wrong with it, in a word. */
  readonly wrong?: string | undefined;
  readonly headers?: Headers | undefined;
  /** Unpacked. */
  readonly bytes: number;
}

export interface Files {
  readonly seen: readonly Seen[];
  /** The release names its files. */
  readonly isListed: boolean;
  /** A file that the page names and the release does not have. */
  readonly stranger?: string | undefined;
}

/** Requests at a time. */
const AT_ONCE = 6;

/** Asks for every file of the release as a browser does, so compressed; the page's own where no list is there. */
export async function askForFiles(look: Look, html: string, base: string): Promise<Files> {
  const named = namedIn(html, base);
  const list = await listAt(look, base);
  const wanted: [name: string, written: Written][] = list
    ? Object.entries(list)
    : named.map((name) => [name, undefined]);
  const seen: Seen[] = [];
  const next = async (): Promise<void> => {
    for (let each = wanted.shift(); each; each = wanted.shift()) seen.push(await seenOf(look, base, ...each));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { seen, isListed: list !== undefined, stranger: list && named.find((name) => !(name in list)) };
}

/** The app's entry, and scripts and styles in the page. */
function namedIn(html: string, base: string): string[] {
  const links = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"#:]+)"/g)].map(([, address = '']) =>
    address.startsWith(base) ? address.slice(base.length) : address.replace(/^\.\//, ''),
  );
  return [...new Set([metaOf(html, 'yaocang-app') ?? '', ...links])].filter((name) => /\.(js|css)$/.test(name));
}

async function listAt(look: Look, base: string): Promise<Readonly<Record<string, Written>> | undefined> {
  const answer = await ask(look, new URL(base + LIST, look.url));
  if (answer.status !== 200) return undefined;
  try {
    return JSON.parse(await answer.text()) as Record<string, Written>;
  } catch {
    return undefined;
  }
}

async function seenOf(look: Look, base: string, name: string, written: Written): Promise<Seen> {
  try {
    const answer = await ask(look, new URL(base + name, look.url));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { name, headers: answer.headers, bytes: bytes.length, wrong: wrongWith(name, answer, bytes, written) };
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    return { name, bytes: 0, wrong: 'broken off' };
  }
}

const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
];

function wrongWith(name: string, { status, headers }: Response, bytes: Uint8Array, written: Written) {
  const type = headers.get('content-type') ?? '';
  const wanted = TYPES.find(([ending]) => ending.test(name))?.[1];
  if (status !== 200) return String(status);
  if (wanted && !wanted.test(type)) return type || 'no type';
  if (bytes.length === 0 || (written && bytes.length !== written[0]))
    return `${bytes.length} B${written ? ` / ${written[0]} B` : ''}`;
  if (written && createHash('sha256').update(bytes).digest('base64') !== written[1]) return 'sha256';
  return undefined;
}
