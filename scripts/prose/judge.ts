import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A file of the repository: its path from the top, and its text. */
export interface Text {
  path: string;
  text: string;
}

/** A place whose words are wrong, with a sentence that says why. */
export interface Complaint {
  path: string;
  line: number;
  sentence: string;
}

/** One comment of a source file, or the whole of a README. */
interface Prose {
  path: string;
  line: number;
  words: string;
}

/** A file or folder, also with braces and stars; a path of an address is none. */
const PATH = /(?<![\w/:.@#-])(?:\.{1,2}\/)*(?:[\w.{},*-]+\/)+[\w.{},*-]*(?![\w/])/g;
/** A file of code without its folder, as in `price.ts`. */
const FILE = /(?<![\w/.*{}$-])[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|css)(?![\w/-])/g;
const ROOMS = /^(?:\.{1,2}|web|cli|shared|fixtures|scripts)\//;
const SOURCE = /\.(?:[cm]?[jt]sx?|css|md|jsonc?)$/;
/** A name as code has them, in the middle of prose. */
const CAMEL = /(?<![\w./@#$-])[a-z]+(?:[A-Z][a-z0-9]+)+(?![\w/(-])/g;
/** Words that are written so outside any code. */
const OUTSIDE = new Set([
  'weixin',
  'iPhone',
  'iPhones',
  'iPad',
  'iOS',
  'macOS',
  'openid',
  'eBay',
  'jQuery',
  'kHz',
  'mBit',
]);

/**
 * Reads the comments of all sources and all READMEs. A path must exist: from the top, from the file's folder, or from a
 * folder above it; in a README also from a folder beside it. A file without a folder may be anywhere. A word with a capital inside must be a name in some source.
 * @param files all tracked files with text; @param exists also knows folders
 */
export function judgeProse(files: readonly Text[], exists: (path: string) => boolean): Complaint[] {
  const folders = [...new Set(files.map(({ path }) => posix.dirname(path)))];
  const basenames = new Set(files.map(({ path }) => posix.basename(path)));
  const sources = files.filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path)).map(splitSource);
  const names = new Set(sources.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const readmes = files.filter(({ path }) => path.endsWith('.md')).map(readme);
  const proses = [...sources.flatMap(({ comments }) => comments), ...readmes];
  return proses.flatMap((prose) => [
    ...missingPaths(prose, exists, folders),
    ...missingFiles(prose, basenames),
    ...namelessWords(prose, names),
  ]);
}

function splitSource({ path, text }: Text): { code: string; comments: Prose[] } {
  const { comments } = parseSync(path, text, {});
  let code = '';
  let end = 0;
  for (const each of comments) {
    code += text.slice(end, each.start);
    end = each.end;
  }
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  return {
    code: code + text.slice(end),
    comments: comments.map(({ start, value }) => ({ path, line: lineAt(start), words: value })),
  };
}

/** Without fenced blocks, and without recipes (`## Add a page`): they name files that are to be written. */
function readme({ path, text }: Text): Prose {
  const words = text.replace(/^```[\s\S]*?^```|^#+ Add [\s\S]*?(?=^#|(?![\s\S]))/gm, (part) =>
    part.replace(/[^\n]/g, ''),
  );
  return { path, line: 1, words };
}

function missingPaths({ path, line, words }: Prose, exists: (path: string) => boolean, folders: string[]): Complaint[] {
  const beside = path.endsWith('.md') ? folders.filter((each) => posix.dirname(each) === posix.dirname(path)) : [];
  return [...words.matchAll(PATH)]
    .map((match) => ({ found: match[0].replace(/[.,]+$/, ''), at: match.index }))
    .filter(({ found }) => SOURCE.test(found) || (found.endsWith('/') && (ROOMS.test(found) || path.endsWith('.md'))))
    .filter(({ found }) => !spread(found).every((one) => places(path, one, beside).some(exists)))
    .map(({ found, at }) => ({ path, line: lineOf(line, words, at), sentence: `${found} does not exist.` }));
}

function missingFiles({ path, line, words }: Prose, basenames: ReadonlySet<string>): Complaint[] {
  return [...words.matchAll(FILE)]
    .filter(([found]) => !basenames.has(found))
    .map((match) => ({ path, line: lineOf(line, words, match.index), sentence: `${match[0]} does not exist.` }));
}

function namelessWords({ path, line, words }: Prose, names: ReadonlySet<string>): Complaint[] {
  return [...words.matchAll(CAMEL)]
    .filter(([found]) => !names.has(found) && !OUTSIDE.has(found))
    .map((match) => ({
      path,
      line: lineOf(line, words, match.index),
      sentence: `${match[0]} names nothing in the code.`,
    }));
}

/** `{a,b}` is two paths; a pattern with `*` stands for its folder. */
function spread(path: string): string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (list !== undefined) return list.split(',').flatMap((each) => spread(`${before}${each}${after}`));
  return [path.replace(/[^/]*\*.*$/, '')].filter(Boolean);
}

/** Where a path of a comment may be meant from: the top, the file's folder, every folder above it, and those beside. */
function places(from: string, path: string, beside: readonly string[]): string[] {
  const folders = [...beside, ''];
  for (const part of posix.dirname(from).split('/')) folders.push(posix.join(folders.at(-1) ?? '', part));
  return folders.map((folder) => posix.join(folder, path).replace(/\/$/, ''));
}

const lineOf = (first: number, words: string, at: number): number => first + words.slice(0, at).split('\n').length - 1;
