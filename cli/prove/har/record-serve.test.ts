import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGuard } from '#cli/shop/guard.ts';
import { createRecording } from '#cli/shop/har/recording.ts';
import { harComplaints } from '#cli/shop/har/structure.ts';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { createRedactor } from '#cli/shop/redaction/redactor.ts';
import { createClient } from '#shared/client/create.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { type RecordEvent, serveRecording } from './record-serve.ts';

const profile: Profile = { ...localProfile, name: 'live', kind: 'production', base: 'https://shop.test/shop/api' };
const token = 'Tok0123456789abcdef0123456789abc';

test('passes calls on with the browser’s login, refuses what the guard refuses, and keeps a recording without secrets', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'yaocang-record-'));
  const file = join(dir, 'visit.har');
  const seen: string[] = [];
  const shop: typeof fetch = async (url, init) => {
    seen.push(`${String(url).replace(/&_=.*/, '')} ${new Headers(init?.headers).get('token')}`);
    return Response.json({
      success: 1,
      data: [],
      page_next: `${profile.base}/order.php?act=order_list&page=2`,
      order_pay: 1,
      is_have: 1,
    });
  };
  const recording = createRecording(file);
  const ending = new AbortController();
  const events: RecordEvent[] = [];
  let ended: Promise<unknown> = Promise.resolve();
  const base = await new Promise<string>((resolve) => {
    const say = (event: RecordEvent) => {
      events.push(event);
      if (event.type === 'listening') resolve(event.base);
    };
    const guard = createGuard(profile, { allow: 'read', typedName: async () => undefined });
    ended = recording
      .over(shop, profile)
      .then((kept) => serveRecording({ profile, guard, fetch: kept, port: 0, signal: ending.signal, say }))
      .catch((error: unknown) => error);
  });
  const client = createClient({ base, fetch, token: () => token, agencyId: () => '1', strict: false });
  const page = await client.send(order.orderList, { is_start: true });
  expect(page.page_next).toBe(`${base}/order.php?act=order_list&page=2`);
  await client.next(order.orderList, page.page_next);
  await expect(client.send(cart.delNum, { id_list: '1' })).rejects.toMatchObject({
    content: 'live 是生产环境，已拒绝执行',
  });
  await expect(client.send(payOrder.yePay, { order_id: '1', fd_sn: '' })).rejects.toMatchObject({ code: 1 });
  expect((await fetch(base.replace('/shop/api', '/etc/passwd'))).status).toBe(404);
  ending.abort();
  await ended;
  await recording.write(createRedactor());

  expect(seen).toHaveLength(2);
  expect(seen[0]).toMatch(/^https:\/\/shop\.test\/shop\/api\/order\.php\?act=order_list.* Tok0/);
  expect(events.map(({ type }) => type)).toEqual(['listening', 'passed', 'passed', 'refused', 'refused']);
  const text = await readFile(file, 'utf8');
  expect(harComplaints(JSON.parse(text))).toEqual([]);
  expect(text).not.toContain(token);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(dir, { recursive: true });
});
