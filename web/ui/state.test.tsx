import { expect, it } from 'vitest';
import { Failed } from './state.tsx';
import { still, words } from './testing.ts';

it('offers a retry only with `onRetry`', () => {
  expect(words(<Failed onRetry={still} />)).toBe('数据请求失败！重试');
  expect(words(<Failed title="该功能暂未开放" />)).toBe('该功能暂未开放');
});
