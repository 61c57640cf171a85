import { assumedFields } from '#shared/contract/assumed-fields.ts';
import type { Call } from '#shared/contract/call.ts';

const BEGIN = '<!-- calls: made by `npm run calls` -->';
const END = '<!-- /calls -->';

/** The table of all calls in Markdown; throws for a call without a comment. */
export function tableOf(calls: readonly Call[], sentences: ReadonlyMap<string, string>): string {
  const silent = calls.filter(({ path }) => !sentences.get(path));
  if (silent.length > 0) throw new Error(`calls without a comment: ${silent.map(({ path }) => path).join(', ')}`);
  const rows = calls.map((call) => {
    const { path, method, effect, assumed, confirms } = call;
    const fields = assumed ? 'all' : assumedFields(call).join(', ');
    const shownBy = assumed ? 'assumed' : 'documented';
    return row([
      `\`${path}\``,
      method,
      effect,
      typeof confirms === 'object' ? confirms.says : (confirms ?? ''),
      shownBy,
      sentences.get(path) ?? '',
      fields,
    ]);
  });
  const head = row([
    'call',
    'method',
    'effect',
    'success confirms',
    'shown by',
    'what it does',
    'assumed fields of the answer',
  ]);
  return [head, row(Array(7).fill('---')), ...rows].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A README with the table between its marks; throws when it has no marks. */
export function withTable(readme: string, table: string): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the README has no ${BEGIN} … ${END}`);
  return `${readme.slice(0, from + BEGIN.length)}\n${table}\n${readme.slice(to)}`;
}
