/** The option `--report kind=file`, or `kind` alone for stdout. */
import { type Parameter, wrong } from '#cli/frame/parameters.ts';

/** The reports of a line that cannot be read as a whole: what is right of each `--report`. */
export function reportsIn(words: readonly string[]): readonly ReportWanted[] {
  const values = words.flatMap((word, at) =>
    word === '--report' ? (words[at + 1] ?? '') : word.startsWith('--report=') ? word.slice('--report='.length) : [],
  );
  return listed(values).flatMap((text) => readReport(text) ?? []);
}

const listed = (raw: unknown): string[] => (Array.isArray(raw) ? raw.flatMap((each) => String(each).split(',')) : []);

function readReport(text: string): ReportWanted | undefined {
  const [, word = '', file = STDOUT] = /^([^=]*)(?:=(.+))?$/.exec(text) ?? [];
  const kind = reportKinds.find((each) => each === word);
  return kind && { kind, file };
}

function oneReport(text: string): ReportWanted {
  const read = readReport(text);
  if (read) return read;
  throw wrong('--report', [
    `应为 ${reportKinds.join('、')}，可加 =文件`,
    `takes ${reportKinds.join(', ')}, with =FILE`,
  ]);
}

/** The kinds stand apart from the code that writes them, which `--help` does not load. */
export const reportKinds = ['json', 'junit', 'github', 'html', 'ctrf'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Several reports are separated by commas, or the option is repeated. */
export const reportOption: Parameter<readonly ReportWanted[]> = {
  spelling: '--report <kind=file>',
  about: [`报告，可重复：${reportKinds.join('|')}`, `report, repeatable: ${reportKinds.join('|')}`],
  repeats: true,
  values: reportKinds,
  read: (raw) => listed(raw).map(oneReport),
};

/** The file `-` is stdout. */
export interface ReportWanted {
  readonly kind: ReportKind;
  readonly file: string;
}

export const STDOUT = '-';
