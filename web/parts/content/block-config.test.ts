import { expect, test } from 'vitest';
import { pageTool } from '#shared/contract/page-tool.ts';
import { startAt } from '#shared/contract/wire.ts';
import { withinPage } from './block-config.ts';

/** The config that is shown for one in wire format. */
function shown(config: unknown, type = 'text') {
  const [block] = pageTool.cont.answer.read({ data: [{ type, config }] }, startAt(false)).data;
  return block && withinPage(block).config;
}

test('what a page can show stays as the operator entered it', () => {
  const config = { radius: 10, padding: 16, gutter: 12, span: 5, size: 20 };
  expect(shown(config)).toMatchObject(config);
  expect(shown({ size: 80 }, 'space')).toMatchObject({ size: 80 });
  expect(shown({ radius: 0, padding: 0, gutter: 0 })).toMatchObject({ radius: 0, padding: 0, gutter: 0 });
});

test('huge numbers end where the page would break; negative ones count as none', () => {
  const huge = { radius: 9999, padding: 1e9, gutter: 500, size: 400 };
  expect(shown(huge)).toMatchObject({ radius: 100, padding: 32, gutter: 40, size: 40 });
  expect(shown({ size: 1e5 }, 'space')?.size).toBe(400);
  const negative = { radius: -1, padding: -20, gutter: -40, span: -2, size: -10 };
  expect(Object.values(shown(negative) ?? {}).filter((value) => typeof value === 'number')).toEqual([]);
});

test.each([
  [0, undefined],
  [1, 1],
  [6, 6],
  [8, 3],
  [12, 2],
  [24, 1],
  [100, 1],
])('span %s makes %s columns', (span, columns) => {
  expect(shown({ span })?.span).toBe(columns);
});

test('a title without a readable size has that of other titles', () => {
  expect([shown({ size: 0 })?.size, shown({ size: 'abc' })?.size, shown({ size: 4 })?.size]).toEqual([
    undefined,
    undefined,
    12,
  ]);
});

test('a missing or unreadable config is an empty one', () => {
  for (const config of [null, [], 'x', undefined]) expect(shown(config)).toMatchObject({ simple: false });
});
