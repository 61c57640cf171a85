import { expect, test } from 'vitest';
import { type Command, command, type RunCli } from './command.ts';
import { createOutput } from './output.ts';
import { styleFor } from './terminal.ts';
import { createTestTerminal } from './testing/terminal.ts';

const PAGES = [
  [
    { id: '8', name: '蒙脱石散' },
    { id: '9', name: '口罩' },
  ],
  [{ id: '1000', name: '板蓝根颗粒' }],
];

/** A list of two pages; what stood on stdout after each. */
function listing(seen: string[], read: () => string): Command {
  return command('list', {
    load: async () => undefined,
    about: ['', ''],
    run: async (_service, _given, { came }) => {
      for (const page of PAGES) {
        came?.(page);
        seen.push(read());
      }
      return { found: came ? [] : PAGES.flat(), more: true };
    },
    rows: ({ found }) => found,
    columns: [
      { head: '编号', cell: ({ id }) => id, right: true },
      { head: '名称', cell: ({ name }) => name },
    ],
  });
}

async function shown(json: boolean, columns?: number) {
  const terminal = createTestTerminal(columns === undefined ? {} : { columns });
  const seen: string[] = [];
  const cli = { json, terminal, output: createOutput(terminal), language: 'zh', came: undefined };
  const outcome = await listing(seen, () => terminal.written.out).execute({}, cli as unknown as RunCli);
  return { seen, outcome, end: outcome.text(styleFor(terminal, terminal.stdout, 'zh')) };
}

test('in a pipe each page is printed as it comes, once, under one head', async () => {
  const { seen, end } = await shown(false);
  const first = '编号  名称\n   8  蒙脱石散\n   9  口罩\n';
  expect(seen).toEqual([first, `${first}1000  板蓝根颗粒\n`]);
  expect(end).toBe('还有更多，请用 --limit');
});

test.each([
  ['at a terminal', false, 80],
  ['with --json', true, undefined],
] as const)('%s the list is shown in the end', async (_, json, columns) => {
  const { seen, outcome, end } = await shown(json, columns);
  expect(seen).toEqual(['', '']);
  expect(outcome.data).toMatchObject({ found: PAGES.flat() });
  expect(end).toContain('板蓝根颗粒');
});
