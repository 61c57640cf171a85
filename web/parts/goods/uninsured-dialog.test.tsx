// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notInsured } from '#shared/messages/buying.ts';
import type { Question, UninsuredAsk } from '#web/state/dialogs/dialog-table.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { askUninsured } from './ask-uninsured.ts';
import { UninsuredDialog } from './uninsured-dialog.tsx';

afterEach(() => {
  cleanup();
  dismissAll();
});

interface Line {
  readonly name: string;
  readonly insured: boolean;
}

const reading = {
  isUninsured: ({ insured }: Line) => !insured,
  keyOf: ({ name }: Line) => name,
  tell: ({ name }: Line) => ({ name, pack: '60片', thumb: undefined, count: '20 瓶' }),
};
const line = (name: string, insured = true): Line => ({ name, insured });

/** Asks about these lines, and presses this button of the dialog. */
async function press(lines: readonly Line[], button: string) {
  const answer = askUninsured(lines, reading);
  const [dialog] = dialogs.open;
  render(<UninsuredDialog ask={dialog?.ask.value as UninsuredAsk} close={(end) => dialog?.settle.close(end)} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
  return (await answer)?.map(({ name }) => name);
}

const basket = [line('钙片', false), line('甘草片'), line('血压计', false), line('感冒灵')];

test('of several goods the uninsured ones are named, and the buyer takes the rest, all or none', async () => {
  expect(await press(basket, '只加其余 2 种')).toEqual(['甘草片', '感冒灵']);
  expect(screen.getByRole('heading').textContent).toBe('有 2 种非医保商品');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '钙片60片20 瓶',
    '血压计60片20 瓶',
  ]);
  cleanup();
  expect(await press(basket, '全部加入')).toEqual(['钙片', '甘草片', '血压计', '感冒灵']);
  cleanup();
  expect(await press(basket, '取消')).toBeUndefined();
});

test('where all are uninsured there is no rest to add', async () => {
  expect(await press([line('钙片', false), line('血压计', false)], '全部加入')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /其余/ })).toBeNull();
});

test('lines of one kind count once', async () => {
  await press([line('钙片', false), line('钙片', false), line('甘草片')], '取消');
  expect(screen.getByRole('heading').textContent).toBe('有 1 种非医保商品');
  expect(screen.getByText('一共选了 2 种，要一起加入购物车吗？')).toBeTruthy();
});

test('a single line gets the sentence of the documents; insured lines get no question', async () => {
  const answer = askUninsured([line('钙片', false)], reading);
  const [dialog] = dialogs.open;
  expect(dialog?.ask.value).toEqual({ message: notInsured } satisfies Question);
  dialog?.settle.close(true);
  expect(await answer).toHaveLength(1);
  const open = vi.spyOn(dialogs.open, 'push');
  expect(await askUninsured([line('甘草片'), line('感冒灵')], reading)).toHaveLength(2);
  expect(open).not.toHaveBeenCalled();
});
