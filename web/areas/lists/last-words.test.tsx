import { expect, it } from 'vitest';
import { html, words } from '#web/ui/testing.ts';
import { LastWords } from './last-words.tsx';

/** Of another year, so that the year stands in it. */
const at = new Date(2019, 2, 7, 9).getTime();

it('says how much was bought last and when; the date has a piece of its own, which no line breaks', () => {
  const last = { quantity: 12, unit: '瓶', at };
  expect(words(<LastWords last={last} at={at} />)).toBe('上次 12 瓶（2019-03-07）');
  expect(html(<LastWords last={last} />)).toContain('class="nowrap">（2019-03-07）</span>');
  expect(html(<LastWords last={undefined} at={at} />)).toContain('class="nowrap">2019-03-07</span>');
  expect(html(<LastWords last={undefined} at={null} />)).toBe('');
});
