import type { Paper } from '#cli/text/paper.ts';
import { type Column, table } from '#cli/text/table.ts';

interface Row {
  readonly name: string;
  readonly about: readonly [zh: string, en: string];
  readonly effect: string;
  readonly role: string | null;
  readonly settle: boolean;
}

/** The built-in scenarios, with what each does and needs. */
export function scenarioTable({ scenarios }: { readonly scenarios: readonly Row[] }, paper: Paper): string {
  const { say } = paper;
  const needs = ({ role, settle }: Row) =>
    [role ?? '', settle ? '--settle' : ''].filter((each) => each !== '').join(' + ');
  const columns: Column<Row>[] = [
    { head: say('场景', 'Scenario'), cell: ({ name }) => name },
    { head: say('影响', 'Effect'), cell: ({ effect }) => effect },
    { head: say('需要', 'Needs'), cell: needs },
    { head: say('内容', 'About'), cell: ({ about }) => say(about[0], about[1]), shrinksTo: 24 },
  ];
  return table(scenarios, columns, paper, say('没有场景', 'no scenarios'));
}
