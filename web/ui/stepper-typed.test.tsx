// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

/** Types a text over the quantity 7 and leaves the field. */
function typed(text: string, leave: 'Enter' | 'blur' = 'blur') {
  const [counts, refused]: [number[], string[]] = [[], []];
  render(<Stepper value={7} onChange={(count) => counts.push(count)} onRefused={(each) => refused.push(each)} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: text } });
  if (leave === 'Enter') fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.blur(input);
  return { counts, refused, shown: input.value };
}

test.each(['8.4', '７．５', '9。5', '2e3', '3-4', '0x20', '很多'])(
  '%s is refused, and the old quantity is back',
  (text) => {
    expect(typed(text)).toEqual({ counts: [], refused: [text], shown: '7' });
  },
);

test('a refusal by Enter is told once', () => {
  expect(typed('8.4', 'Enter')).toEqual({ counts: [], refused: ['8.4'], shown: '7' });
});

test('full-width digits count, and an emptied field says nothing', () => {
  expect(typed('２４')).toMatchObject({ counts: [24], refused: [] });
  cleanup();
  expect(typed(' ')).toEqual({ counts: [], refused: [], shown: '7' });
});
