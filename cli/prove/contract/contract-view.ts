import type { TextStyle } from '#cli/text/style.ts';
import { table } from '#cli/text/table.ts';
import { typeWords } from '#cli/text/type-words.ts';
import { clean, wrapped } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { CHANGES, cameWords, hasAnswered, STATES } from './answered.ts';
import type { ContractReport } from './contract-check.ts';
import type { ContractDiff } from './contract-diff.ts';
import type { Finding } from './drift.ts';

/** Tables of the calls without an answer and of the deviations, and a summary. */
export function contractReport(report: ContractReport, style: TextStyle): string {
  const { calls, fresh, gone } = report;
  const { say, ink } = style;
  const silent = calls.filter((row) => !hasAnswered(row));
  const parts = [
    table(silent, '', style, [
      { head: ['接口', 'Call'], cell: ({ call }) => call },
      {
        head: ['情况', 'State'],
        cell: ({ state, assumed }) => say(...STATES[state]) + (assumed ? ` (${say('推定', 'assumed')})` : ''),
      },
      { head: ['说明', 'Detail'], cell: ({ detail }) => detail, shrinksTo: 12 },
    ]),
    table(fresh, '', style, [
      { head: ['接口', 'Call'], cell: ({ call }) => call },
      { head: ['字段', 'Field'], cell: ({ path }) => path, shrinksTo: 12 },
      { head: ['偏差', 'Drift'], cell: ({ kind }) => say(...DRIFTS[kind]) },
      { head: ['约定', 'Declared'], cell: ({ declared }) => say(...typeWords(declared)), shrinksTo: 10 },
      { head: ['实际', 'Got'], cell: ({ got }) => say(...typeWords(got)), shrinksTo: 10 },
    ]),
    ...gone.map((line) => ink.dim(`${say('已不存在', 'no longer there')}: ${clean(line)}`)),
    summary(report, style),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

interface ToldDiff extends ContractDiff {
  readonly printed: boolean;
  readonly all: boolean;
}

/** What breaks; with `all` also what is only other, and what was not compared, which else is counted. */
export function contractDiffReport(
  { changes, compared, uncompared, before, now, printed, all }: ToldDiff,
  style: TextStyle,
): string {
  const { say, ink } = style;
  if (printed) return '';
  if (before.taken === now.taken && before.base === now.base) {
    return ink.green(
      say(`已保存 ${compared.length} 个接口的应答形状`, `the shapes of ${compared.length} answers are kept`),
    );
  }
  const broken = changes.filter(({ breaks }) => breaks);
  const rows = table(all ? changes : broken, '', style, [
    { head: '', cell: ({ breaks }) => (breaks ? '✗' : '·') },
    { head: ['接口', 'Call'], cell: ({ call }) => call },
    { head: ['字段', 'Field'], cell: ({ path }) => path, shrinksTo: 12 },
    { head: ['变化', 'Change'], cell: ({ kind }) => say(...CHANGES[kind]) },
    { head: before.name, cell: ({ was }) => say(...cameWords(was)), shrinksTo: 10 },
    { head: now.name, cell: ({ is }) => say(...cameWords(is)), shrinksTo: 10 },
  ]);
  const other = changes.length - broken.length;
  const isCut = !all && other + uncompared.length > 0;
  const line = say(
    `比较 ${compared.length} 个接口：${broken.length} 处影响使用，${other} 处只是不同；未比较 ${uncompared.length} 个`,
    `${compared.length} calls compared: ${broken.length} changes break, ${other} are only other; ${uncompared.length} not compared`,
  );
  const silent = table(all ? uncompared : [], '', style, [
    { head: ['未比较', 'Not compared'], cell: ({ call }) => call },
    { head: before.name, cell: ({ was }) => say(...STATES[was]) },
    { head: now.name, cell: ({ is }) => say(...STATES[is]) },
  ]);
  const told = line + (isCut ? say('（--all 列出）', ' (--all lists them)') : '');
  const tinted = wrapped(told, style.columns).map(broken.length > 0 ? ink.red : ink.green);
  return [rows, silent, tinted.join('\n')].filter((part) => part !== '').join('\n\n');
}

function summary({ calls, fresh, accepted, notes }: ContractReport, { say, ink, columns }: TextStyle): string {
  const asked = calls.filter(hasAnswered).length;
  const absent = calls.filter(({ state }) => state === 'absent').length;
  const [rest, isWell] = [calls.length - asked - absent, fresh.length === 0 && asked > 0];
  const line = say(
    `应答 ${asked} 个，未提供 ${absent} 个，未应答 ${rest} 个；新偏差 ${fresh.length} 处，已接受 ${accepted} 处；多出字段 ${notes.length} 个（不算偏差，--json 列出）`,
    `${asked} calls answered, ${absent} are not offered, ${rest} did not answer; ${fresh.length} new deviations, ${accepted} accepted; ${notes.length} extra fields, no deviation (--json lists them)`,
  );
  return wrapped(line, columns)
    .map(isWell ? ink.green : ink.red)
    .join('\n');
}

const DRIFTS: Readonly<Record<Finding['kind'], Words>> = {
  missing: ['缺失', 'missing'],
  extra: ['多出', 'extra'],
  retyped: ['类型不同', 'retyped'],
  null: ['为空', 'null'],
  unseen: ['未见过的值', 'unseen value'],
  garbled: ['乱码', 'garbled'],
  cut: ['分页中断', 'cut off'],
  around: ['夹带文字', 'words around it'],
};
