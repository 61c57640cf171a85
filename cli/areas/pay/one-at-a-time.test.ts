import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime, type Paying } from './one-at-a-time.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-test-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const order: Paying = { base: 'https://shop.test/api', user_name: 'yaodian', type: '1', order_id: '1000061' };
const pay = (paying: Paying) => oneAtATime(dir, paying, async () => undefined);

test('an order is paid once at a time; others are paid beside it', async () => {
  let [begins, ends] = [(): void => undefined, (): void => undefined];
  const begun = new Promise<void>((resolve) => (begins = resolve));
  const over = new Promise<void>((resolve) => (ends = resolve));
  const first = oneAtATime(dir, order, () => {
    begins();
    return over;
  });
  await begun;
  await expect(pay(order)).rejects.toMatchObject({
    code: 'pending',
    words: [expect.stringContaining('正在'), expect.anything()],
  });
  for (const other of [
    { ...order, order_id: '1000062' },
    { ...order, type: '2' },
    { ...order, user_name: 'liansuo' },
  ])
    await expect(pay(other)).resolves.toBeUndefined();
  ends();
  await first;
});

test('a payment that ended, in whatever way, stops no other', async () => {
  const lost = oneAtATime(dir, order, async () => {
    throw new Error('lost');
  });
  await expect(lost).rejects.toThrow('lost');
  await expect(pay(order)).resolves.toBeUndefined();
  expect(JSON.parse(await readFile(join(dir, 'payments.json'), 'utf8'))).toMatchObject({ under_way: {} });
});

test.each([
  ['a process that is gone', [999_999_999, hostname(), Date.now()], true],
  ['a process of long ago', [process.pid, hostname(), Date.now() - 4_000_000], true],
  ['another machine', [1, 'elsewhere', Date.now()], false],
])('%s', async (_, payer, isOver) => {
  const under_way = { 'https://shop.test/api yaodian 1 1000061': payer };
  await writeFile(join(dir, 'payments.json'), JSON.stringify({ under_way }), { mode: 0o600 });
  const paid = pay(order).then(
    () => true,
    () => false,
  );
  await expect(paid).resolves.toBe(isOver);
});
