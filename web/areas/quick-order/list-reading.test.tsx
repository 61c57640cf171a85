// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bytesOf } from '#fixtures/order-lists/bytes.ts';
import { ListReading } from './list-reading.lazy.tsx';
import { createQuickOrder } from './quick-order-store.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function opened(name: string, bytes: Uint8Array | string) {
  const store = createQuickOrder();
  render(<ListReading store={store} />);
  await act(() => store.source.readFile(new File([bytes as Uint8Array<ArrayBuffer>], name)));
  const press = (label: string | RegExp) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
  const wanted = () => store.state.list?.lines.map(({ words, quantity }) => [words, quantity]);
  return { press, wanted };
}

test('a second table beside the first begins where a person says so', async () => {
  const { press, wanted } = await opened(
    '两店.csv',
    '品名,规格,数量,另购,盒数\n消食片,3g×9片,3,清肺丸,8\n止咳露,60ml,5,益母颗粒,2\n通窍丸,6g×9丸,4,润喉糖,9',
  );
  await press(/从「另购」起是另一张表/);
  await vi.waitFor(() =>
    expect(wanted()).toEqual([
      ['消食片 3g×9片', 3],
      ['止咳露 60ml', 5],
      ['通窍丸 6g×9丸', 4],
      ['清肺丸', 8],
      ['益母颗粒', 2],
      ['润喉糖', 9],
    ]),
  );
});

test('the question about the quantity offers first what may be it, and no pack', async () => {
  await opened('三店.csv', '品名,规格,甲店,乙店,一起\n消食片,36片,1,3,4\n止咳露,60支,,5,5\n通窍丸,9丸,2,,2');
  const question = screen.getByRole('region', { name: '数量是哪一列？' });
  const chips = [...question.querySelectorAll('.chip, [role=group] button')].map((chip) => chip.textContent ?? '');
  expect(chips.map((chip) => chip.slice(0, 2)).filter((chip) => /[规甲乙一]/.test(chip))).toEqual([
    '一起',
    '甲店',
    '乙店',
  ]);
});

test('of a column that nothing explains all rows, some, or none are wanted', async () => {
  const text = '编码,数量,流程\nYC71,3,走完\nYC72,5,搁置\nYC73,4,走完';
  for (const [chips, answer, rows] of [
    [['搁置'], '只下选中的', ['YC72']],
    [[], '都要，这一列不影响下单', ['YC71', 'YC72', 'YC73']],
    [[], '都不要', []],
  ] as const) {
    const { press, wanted } = await opened('流程.csv', text);
    for (const chip of chips) await press(new RegExp(chip));
    await press(answer);
    await vi.waitFor(() => expect(wanted()?.map(([words]) => words)).toEqual(rows));
    cleanup();
  }
});

test('of a chat that is read whole nothing is told', async () => {
  const { wanted } = await opened('留言.txt', '消食片 9盒\n清肺丸 4盒');
  expect(wanted()).toHaveLength(2);
  expect(document.querySelector('.quick-read')).toBeNull();
});

test('another sheet of a workbook is one tap away, and back', async () => {
  const rows = (code: string, count: number) => [
    ['货号', '数量'],
    [code, count],
  ];
  const sheets = [
    { name: '冬补', rows: rows('YC81', 6) },
    { name: '春补', rows: rows('YC82', 7) },
  ];
  const { press, wanted } = await opened('补货.xlsx', await bytesOf({ content: { sheets } }));
  expect(wanted()).toEqual([['YC81', 6]]);
  await press('春补');
  await vi.waitFor(() => expect(wanted()).toEqual([['YC82', 7]]));
  await press('冬补');
  await vi.waitFor(() => expect(wanted()).toEqual([['YC81', 6]]));
});

test('columns of packs and pieces are the quantity together where a person says so', async () => {
  const store = createQuickOrder();
  render(<ListReading store={store} />);
  const text = '货号,大包装,小包装\nYC91,2,5\nYC92,,4\nYC93,3,';
  await act(() => store.source.readFile(new File([text], '两列.csv')));
  await act(
    async () =>
      void fireEvent.click(screen.getByRole('button', { name: /「大包装」＋「小包装」，加起来.*2、3 ＋ 5、4/ })),
  );
  await vi.waitFor(() =>
    expect(store.state.list?.lines.map(({ quantity, unit, plus }) => [quantity, unit, plus])).toEqual([
      [2, '件', [{ quantity: 5 }]],
      [4, undefined, undefined],
      [3, '件', undefined],
    ]),
  );
});
