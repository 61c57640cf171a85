// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { addLayer } from './layers.ts';

afterEach(cleanup);

test('a button is not busy while its confirm dialog is open; after a yes it is', async () => {
  let answer = (): void => undefined;
  let end = (): void => undefined;
  const question = document.createElement('dialog');
  let asked = 0;
  const onClick = async () => {
    asked += 1;
    const close = addLayer(question);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    close();
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  render(
    <Button busyText="关闭中" onClick={onClick}>
      关闭订单
    </Button>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['关闭订单', null]);
  fireEvent.click(button);
  expect(asked).toBe(1);
  await act(async () => answer());
  expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['关闭中', 'true']);
  await act(async () => end());
  expect(button.textContent).toBe('关闭订单');
});
