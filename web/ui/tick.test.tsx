import { expect, it } from 'vitest';
import { html, still } from './testing.ts';
import { Tick } from './tick.tsx';

it('has a name from its text or label, and is a radio in a group', () => {
  expect(html(<Tick on onChange={still} label="全选" />)).toContain('type="checkbox"');
  expect(html(<Tick on onChange={still} label="全选" />)).toContain('aria-label="全选"');
  const way = html(
    <Tick on group="way" onChange={still} label="unused">
      微信支付
    </Tick>,
  );
  expect(way).toContain('type="radio"');
  expect(way).not.toContain('unused');
});
