import { expect, test, vi } from 'vitest';
import { CancelledError } from '#shared/errors.ts';
import { createPart } from './part.ts';

const cancelled = () => Promise.reject(new CancelledError('index.php?act=get_order_num'));

test('a part whose fetch was cancelled by another page can be fetched again', async () => {
  const fetch = vi.fn(async () => ({ num: 1 }));
  fetch.mockImplementationOnce(cancelled);
  const part = createPart(fetch);
  await part.load();
  expect(part.state.phase).toBe('idle');
  await part.load();
  expect(part.state).toMatchObject({ phase: 'shown', data: { num: 1 } });
});

test('a part that is shown stays shown when its reload was cancelled', async () => {
  const fetch = vi.fn(async () => ({ num: 1 }));
  const part = createPart(fetch);
  await part.load();
  fetch.mockImplementationOnce(cancelled);
  await part.reload();
  expect(part.state).toMatchObject({ phase: 'shown', data: { num: 1 } });
});

test('a fetch cancelled by a newer one of the same part changes nothing', async () => {
  let answer = (_value: { num: number }): void => undefined;
  const fetch = vi.fn(() => new Promise<{ num: number }>((resolve) => (answer = resolve)));
  fetch.mockImplementationOnce(cancelled);
  const part = createPart(fetch);
  const older = part.load();
  const newer = part.reload();
  await older;
  expect(part.state.phase).toBe('loading');
  answer({ num: 2 });
  await newer;
  expect(part.state).toMatchObject({ phase: 'shown', data: { num: 2 } });
});
