import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';
import { html, still, words } from './testing.ts';

it('has one tab stop, and hides a count of zero', () => {
  const items = [
    { key: 'a', label: '全部', count: 0 },
    { key: 'b', label: '待付款', count: 2 },
  ];
  const tabs = <Tabs label="状态" items={items} value="b" onChange={still} />;
  expect(html(tabs).match(/tabindex="(-?\d)"/g)).toEqual(['tabindex="-1"', 'tabindex="0"']);
  expect(words(tabs)).toBe('全部待付款2');
});
