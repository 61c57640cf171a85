/** The option that names reports: `--report kind=file`, or `kind` for stdout. */
import type { Parameter } from '#cli/frame/parameters.ts';
import { wrong } from '#cli/frame/parameters.ts';
import type { Words } from '#cli/text/words.ts';
import { type ReportKind, type ReportWanted, reportKinds, STDOUT } from './kinds.ts';

/** Reports to write, as `kind=file` or, for stdout, `kind`; several by commas or by repeating the option. */
export const reportList = (spelling: string, about: Words): Parameter<readonly ReportWanted[]> => ({
  spelling,
  about,
  repeats: true,
  read: (raw) => listed(raw).map(oneReport),
});

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
