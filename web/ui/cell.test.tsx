import { expect, it } from 'vitest';
import { Cell } from './cell.tsx';
import { html, still } from './testing.ts';

it('is a link, a button or a plain row', () => {
  expect(html(<Cell title="地址" href="/path" />)).toMatch(/^<a class="cell" href="\/path"/);
  expect(html(<Cell title="备注" onClick={still} />)).toMatch(/^<button type="button" class="cell"/);
  expect(html(<Cell title="合计" value="¥1" />)).toMatch(/^<div class="cell"/);
});
