import { expect, it } from 'vitest';
import { Cell } from './cell.tsx';
import { Switch } from './switch.tsx';
import { html, still } from './testing.ts';

it('is a link, a button or a plain row', () => {
  expect(html(<Cell title="地址" href="/path" />)).toMatch(/^<a class="cell" href="\/path"/);
  expect(html(<Cell title="备注" onClick={still} />)).toMatch(/^<button type="button" class="cell"/);
  expect(html(<Cell title="合计" value="¥1" />)).toMatch(/^<div class="cell"/);
});

it('is the label of the switch at its end when `label` is set', () => {
  expect(html(<Cell title="积分抵扣" label value={<Switch on={false} label="积分抵扣" onChange={still} />} />)).toMatch(
    /^<label class="cell">.*role="switch"/,
  );
});
