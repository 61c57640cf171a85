/** The option that names reports: `--report kind=file`, or `kind` for stdout. */
import { type Parameter, wrong } from '#cli/frame/parameters.ts';
import type { Words } from '#cli/text/words.ts';

/** Reports to write, as `kind=file` or, for stdout, `kind`; several by commas or by repeating the option. */
export function reportList(spelling: string, about: Words): Parameter<readonly ReportWanted[]> {
  return { spelling, about, repeats: true, read: (raw) => listed(raw).map(oneReport) };
}

const listed = (raw: unknown): string[] => (Array.isArray(raw) ? raw.flatMap((each) => String(each).split(',')) : []);

function oneReport(text: string): ReportWanted {
  const [, word = '', file = STDOUT] = /^([^=]*)(?:=(.+))?$/.exec(text) ?? [];
  const kind: ReportKind | undefined = reportKinds.find((each) => each === word);
  if (kind) return { kind, file };
  throw wrong('--report', [
    `应为 ${reportKinds.join('、')}，可加 =文件`,
    `takes ${reportKinds.join(', ')}, with =FILE`,
  ]);
}

/** The kinds of report, apart from their drawing, which help has no use for. */
export const reportKinds = ['json', 'junit', 'github', 'html'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A report that was asked for; the file `-` is stdout. */
export interface ReportWanted {
  readonly kind: ReportKind;
  readonly file: string;
}

export const STDOUT = '-';
