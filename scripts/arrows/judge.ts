import { posix } from 'node:path';
import { complaintsOfBuild, isBuildFile } from './as-published.ts';
import { findCycles } from './cycles.ts';
import { packageComplaint } from './packages.ts';
import { type Finding, type ImportLine, lineFinder, readSource } from './read-source.ts';
import { isTest, mayImport, type Place, placeOf } from './rooms.ts';

/** A file to judge: its path from the top of the repository, with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One broken rule on one line. */
export interface Complaint {
  path: string;
  line: number;
  sentence: string;
}

/** Judges all files together; an empty list means that no rule is broken. */
export function judge(files: readonly SourceFile[]): Complaint[] {
  const known = new Set(files.map((file) => file.path));
  const graph = new Map<string, string[]>();
  const complaints: Complaint[] = [];
  for (const file of files) {
    const { path } = file;
    const source = readSource(path, file.text);
    const say = (line: number, sentence: string) => complaints.push({ path, line, sentence });
    if (source.broken) say(1, `cannot be read: ${source.broken}`);
    const targets = source.imports.flatMap((one) => targetIn(path, one, known));
    graph.set(path, [...new Set(targets)]);

    const place = placeOf(path);
    if (!place && !path.endsWith('.d.ts'))
      say(1, 'stands in no room of the house (scripts/arrows/rooms.ts lists them)');
    for (const one of place ? source.imports : []) {
      const sentence = importComplaint(path, place as Place, one);
      if (sentence) say(one.line, sentence);
    }
    for (const finding of source.findings) {
      const sentence = findingComplaint(path, finding);
      if (sentence) say(finding.line, sentence);
    }
    const lineAt = lineFinder(file.text);
    for (const { node, sentence } of isBuildFile(path) ? complaintsOfBuild(path, file.text) : [])
      say(lineAt(node.start), sentence);
  }
  for (const cycle of findCycles(graph)) {
    complaints.push({
      path: cycle[0] as string,
      line: 1,
      sentence: `imports itself in a circle: ${cycle.join(' > ')}`,
    });
  }
  return complaints;
}

/** The file that an import refers to within the repository; null for a package or a Node module. */
function targetPath(path: string, request: string): string | null {
  if (/^#(web|cli|shared|fixtures)\//.test(request)) return request.slice(1);
  if (!/^\.{1,2}\//.test(request)) return null;
  return posix.join(posix.dirname(path), request);
}

function targetIn(path: string, one: ImportLine, known: ReadonlySet<string>): string[] {
  const target = targetPath(path, one.request);
  return target && known.has(target) ? [target] : [];
}

function importComplaint(path: string, from: Place, one: ImportLine): string | null {
  const target = targetPath(path, one.request);
  if (target === null) return packageComplaint(path, from, one.request);
  if (one.atLoad && target.includes('.lazy.') && !isTest(path))
    return `imports ${target} at once: what is named .lazy is loaded on demand, with import()`;
  const to = placeOf(target);
  if (!to) return `imports ${target}, which stands in no room of the house`;
  if (one.request.startsWith('../../')) return `climbs more than one folder with ${one.request}: write #${target}`;
  if (one.request.startsWith('../') && from.room !== to.room)
    return `leaves its room with ${one.request}: write #${target}`;
  if (mayImport(path, from, to)) return null;
  if (from.kind.endsWith('/areas') && to.kind === from.kind) return `imports ${target}: areas never import areas`;
  return `imports ${target}: no arrow leads from ${from.room} to ${to.room}`;
}

function findingComplaint(path: string, finding: Finding): string | null {
  if (finding.kind === 'privateMember') return 'uses a member that begins with _: that is private to its package';
  if (finding.kind === 'literalSpread') return 'spreads a literal: write its elements out, the formatter wraps them';
  if (isTest(path)) return null;
  const inside = (...folders: string[]) => folders.some((folder) => path.startsWith(folder));
  if (finding.kind === 'phpPath' && !inside('shared/contract/'))
    return "writes a call's path: calls are declared in shared/contract only";
  if (finding.kind === 'flagCompared' && inside('web/', 'cli/', 'shared/rules/', 'shared/flows/'))
    return "compares with '0' or '1': the wire's flags are booleans past shared/contract/wire.ts";
  if (finding.kind === 'wechatTouched' && inside('web/', 'cli/', 'shared/') && !inside('web/wechat/'))
    return "touches WeChat's globals: only web/wechat does";
  return null;
}
