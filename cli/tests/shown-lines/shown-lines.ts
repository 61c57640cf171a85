/** Every command line that a help text or a README shows. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from '#cli/commands/index.ts';

export interface ShownLine {
  /** As it is shown, without comments: one command of it where it shows several. */
  readonly line: string;
  readonly words: readonly string[];
  /** Where it stands first. */
  readonly source: string;
  /** The text says that it ends with this code. */
  readonly exit?: number;
  /** The text shows this failure. */
  readonly fails?: string;
  /** The stand-in's scenario that the section is about. */
  readonly story?: string;
}

interface Written {
  readonly source: string;
  readonly text: string;
  /** What a terminal showed after it. */
  readonly below: readonly string[];
  readonly story?: string | undefined;
}

/** Each line once, in the order of the texts; lines that differ by their ids alone are one. */
export function shownLines(): readonly ShownLine[] {
  const written = [...commands.flatMap(inHelp), ...texts().flatMap(inText)];
  const found = new Map<string, ShownLine>();
  for (const { at, words } of takenApart(written.map(({ text }) => text))) {
    const { source, text, below, story } = written[at] as Written;
    const line = ['yaocang', ...words].map(quoted).join(' ');
    const exit = /\(exit (\d+)\)|（退出码 (\d+)）/
      .exec([text, ...below].join('\n'))
      ?.slice(1)
      .find(Boolean);
    const fails = below.find((each) => each.startsWith('✗ '))?.slice(2);
    const promise = { ...(exit && { exit: Number(exit) }), ...(fails && { fails }), ...(story && { story }) };
    const key = line.replaceAll(ID, 'ID');
    if (!found.has(key)) found.set(key, { line, words, source, ...promise });
  }
  return [...found.values()];
}

const ID = /\b(?:\d{6,}|ORDER_ID|ORDER|ID)\b|订单编号|名称/g;

const quoted = (word: string): string => (/[\s"]/.test(word) ? `'${word}'` : word);

const inHelp = ({ name, examples }: (typeof commands)[number]): Written[] =>
  examples.map((text) => ({ source: `${name} --help`, text, below: [] }));

const root = fileURLToPath(new URL('../../../', import.meta.url));

const texts = (): string[] => [
  'README.md',
  ...['cli', 'shared', 'web', 'fixtures', 'scripts'].flatMap((room) =>
    (readdirSync(join(root, room), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${room}/${file}`),
  ),
];

const PROGRAM = /^\s*(?:\$ )?(?:npx )?(yaocang (?!.*…).*)$/;

/** Lines of code blocks that begin with the program, and code inside sentences that does. */
function inText(source: string): Written[] {
  const lines = readFileSync(join(root, source), 'utf8').split('\n');
  let story: string | undefined;
  return lines.flatMap((line, at): Written[] => {
    if (line.startsWith('## ')) story = undefined;
    story = /^[(（]`([a-z-]+)`/.exec(line)?.[1] ?? story;
    const [, text] = PROGRAM.exec(line) ?? [];
    if (text !== undefined) return [{ source, text: severally(text), below: shownBelow(lines, at), story }];
    const inline = [...line.matchAll(/`(?:npx )?(yaocang [^`]+)`/g)].map(([, code = '']) => code);
    return inline.map((code) => ({ source, text: code, below: [] }));
  });
}

/** `a | b` are two commands; what stands in brackets may be left out. */
const severally = (text: string): string =>
  text.replaceAll(/ \[[^\]]*\]/g, '').replaceAll(/ \| (?=[a-z-]+( |$))/g, '; yaocang ');

/** What a terminal showed after a line that was typed. */
function shownBelow(lines: readonly string[], at: number): readonly string[] {
  if (!lines[at]?.startsWith('$ ')) return [];
  const rest = lines.slice(at + 1);
  return rest.slice(
    0,
    rest.findIndex((line) => /^(\$ |```)/.test(line)),
  );
}

/** The words of each line as a shell takes them apart; nothing of it is run. */
function takenApart(lines: readonly string[]): readonly { readonly at: number; readonly words: readonly string[] }[] {
  const home = mkdtempSync(join(tmpdir(), 'yaocang-shown-'));
  mkdirSync(join(home, '.config/fish/completions'), { recursive: true });
  const program = `yaocang() { printf '%s\\x1f' "$at" "$@" >&3; printf '\\n' >&3; }`;
  const script = lines.map((line, at) => `at=${at}; ${line}`).join('\n');
  const shell = ['-c', `PATH=/nowhere; { ${program}\n${script}\n} 3>&1 >/dev/null 2>&1 </dev/null; true`];
  const env = { HOME: home, PATH: process.env.PATH };
  const told = execFileSync('bash', shell, { encoding: 'utf8', cwd: home, env });
  rmSync(home, { recursive: true });
  return told
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\u001f').slice(0, -1))
    .map(([at, ...words]) => ({ at: Number(at), words }));
}
