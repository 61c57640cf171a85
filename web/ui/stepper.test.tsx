import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';
import { html, still } from './testing.ts';

const off = (element: ReactElement) =>
  html(element)
    .split('<button')
    .slice(1)
    .map((part) => part.includes('aria-disabled="true"'));

it('disables − at the minimum and + at the maximum', () => {
  expect(off(<Stepper value={20} min={10} max={120} onChange={still} onRefused={still} />)).toEqual([false, false]);
  expect(off(<Stepper value={10} min={10} onChange={still} onRefused={still} />)).toEqual([true, false]);
  expect(off(<Stepper value={120} max={120} onChange={still} onRefused={still} />)).toEqual([false, true]);
  expect(off(<Stepper value={130} max={120} onChange={still} onRefused={still} />)).toEqual([false, true]);
});

it('links a wrong number to its message', () => {
  expect(html(<Stepper value={0} onChange={still} onRefused={still} bad sayId="row-3" />)).toContain(
    'aria-invalid="true" aria-describedby="row-3"',
  );
});

it('names on its buttons what they count, for screens with several', () => {
  const labels = (element: ReactElement) => html(element).match(/(?<=aria-label=")[^"]*/g);
  expect(labels(<Stepper value={2} onChange={still} onRefused={still} label="阿莫西林胶囊的数量" />)).toEqual([
    '减少 阿莫西林胶囊的数量',
    '阿莫西林胶囊的数量',
    '增加 阿莫西林胶囊的数量',
  ]);
  expect(labels(<Stepper value={2} onChange={still} onRefused={still} />)).toEqual(['减少', '数量', '增加']);
});
