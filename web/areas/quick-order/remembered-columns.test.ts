// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { put } from '#web/state/session/session.ts';
import { columnsFor, rememberColumns } from './remembered-columns.ts';

test('what columns mean is kept for more forms than a chain has', () => {
  put({ token: 'd'.repeat(32), yz: 1 });
  for (let at = 0; at < 250; at += 1) rememberColumns(`表${at}`, new Map([[2, 'quantity']]));
  expect(columnsFor('表0')).toEqual(new Map([[2, 'quantity']]));
});
