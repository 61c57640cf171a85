/** The built tool goes through a proxy: what the bundle leaves out of undici must not be what a proxy needs. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person } from './support/yaocang.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let standIn: StandIn;
let person: Person;
const through: string[] = [];
const proxy = createServer().on('connect', ({ url = '' }, socket) => {
  through.push(url);
  const there = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    there.pipe(socket).pipe(there);
  });
  there.on('error', () => socket.destroy());
  socket.on('error', () => there.destroy());
});

beforeAll(async () => {
  standIn = await startStandIn();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  person = createPerson(standIn.base);
  const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  await person.run(['env', 'add', 'far', standIn.base, '--kind', 'staging', '--proxy', at]);
});
afterAll(async () => {
  forgetPeople();
  proxy.close();
  await standIn?.end();
});

test('reading goes through the proxy that the profile names', async () => {
  const { code, data } = await person.json(['search', 'all', '--limit', '1', '--env', 'far']);
  expect(code).toBe('ok');
  expect(data.goods).toHaveLength(1);
  expect(through).not.toEqual([]);
  expect(new Set(through)).toEqual(new Set([new URL(standIn.base).host]));
});
