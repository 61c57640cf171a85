// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { QUIET_MS } from '#web/ui/tell.ts';
import { ToastView } from '#web/ui/toast-view.tsx';
import { leadToBadFields } from './bad-field.ts';

/** The server's answer takes so long, ms. */
const ANSWER_MS = 900;

function Withdrawal() {
  const [bad, setBad] = useState('');
  const [secret, setSecret] = useState('');
  const ask = () => {
    setBad('');
    setTimeout(() => setBad('口令不对，还可试 4 次'), ANSWER_MS);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Field label="备注" value="" onChange={() => undefined} />
      <Field label="口令" value={secret} onChange={setSecret} bad={bad || undefined} />
      <Button type="submit">提现</Button>
    </form>
  );
}

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  end = leadToBadFields();
  render(
    <>
      <Withdrawal />
      <ToastView toast={null} />
    </>,
  );
});
afterEach(() => {
  end();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => document.querySelector('.told')?.textContent;

test('the field that a submit found wrong gets the focus when the answer comes', async () => {
  screen.getByText('提现').focus();
  fireEvent.click(screen.getByText('提现'));
  await pass(ANSWER_MS + 100);
  expect(document.activeElement).toBe(screen.getByLabelText('口令'));
});

test('a second try with Enter in that field tells the error, because the focus is there already', async () => {
  screen.getByLabelText('口令').focus();
  fireEvent.submit(screen.getByText('提现').closest('form') as HTMLFormElement);
  await pass(ANSWER_MS + 100);
  await pass(QUIET_MS);
  expect(told()).toContain('口令不对，还可试 4 次');
});

test('who does something else meanwhile is left alone', async () => {
  fireEvent.click(screen.getByText('提现'));
  await pass(100);
  fireEvent.pointerDown(screen.getByLabelText('备注'));
  screen.getByLabelText('备注').focus();
  await pass(ANSWER_MS);
  expect(document.activeElement).toBe(screen.getByLabelText('备注'));
});
