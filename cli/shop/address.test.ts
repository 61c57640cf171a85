import { expect, test, vi } from 'vitest';
import { isSameAddress, type Nearness, nearnessOf } from './address.ts';

const hosts: Record<string, string[]> = {
  'tunnel.corp': ['127.0.0.1'],
  'six.corp': ['::1'],
  'shop.test': ['203.0.113.7', '203.0.113.8'],
  'front.test': ['203.0.113.8'],
  'stage.test': ['203.0.113.9'],
};
let asked: string[] = [];
/** Names that are answered at the second time only, and those that never are. */
const [late, never] = [new Set<string>(), new Set(['never.test'])];
vi.mock('node:dns/promises', () => ({
  lookup: async (name: string) => {
    asked.push(name);
    if (never.has(name) || late.delete(name)) return new Promise(() => undefined);
    const found = hosts[name];
    if (!found) throw new Error('EAI_AGAIN');
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  },
}));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => new Promise((end) => setImmediate(end)) }));

const both = async (one: string, other: string) => [await nearnessOf(one, other), await nearnessOf(other, one)];

test.each<readonly [string, string, Nearness | undefined]>([
  // This machine, by whatever name and address: each port is a server of its own.
  ['http://127.0.0.1:8443/api', 'http://tunnel.corp:8443/api', 'same'],
  ['https://tunnel.corp/api', 'https://localhost/api/', 'same'],
  ['https://tunnel.corp/api', 'https://six.corp/api', 'same'],
  ['https://TUNNEL.corp./api', 'https://127.1/api', 'same'],
  ['http://[::ffff:127.0.0.1]:81/api', 'http://0.0.0.0:81/api', 'same'],
  ['http://localhost:81/api', 'http://tunnel.corp:81/m/api', 'host'],
  ['http://localhost:81/api', 'http://127.0.0.1:82/api', 'port'],
  ['https://shop.test/api', 'https://tunnel.corp/api', undefined],
  // Paths as a server reads them.
  ['https://shop.test/shop/api', 'https://SHOP.test./shop%2Fapi', 'same'],
  ['https://shop.test/shop/api', 'https://shop.test//shop/./x/../%61%70i/', 'same'],
  ['https://shop.test/shop/api', 'https://shop.test/x/%2e%2e/Shop%5Capi%2f', 'same'],
  ['https://shop.test/shop/api', 'https://shop.test/shop/api%zz', 'host'],
  ['https://shop.test/shop/api', 'https://shop.test/shop', 'host'],
  ['https://shop.test/shop/api', 'https://shop.test/shop/api/v3', 'host'],
  ['https://shop.test/api', 'http://shop.test/api', 'host'],
  ['https://shop.test/api', 'https://shop.test:8443/api', 'host'],
  ['https://shop.test/api', 'https://shop.test:443/api', 'same'],
  // Other names of a host.
  ['https://shop.test/api', 'https://www.shop.test/api', 'alias'],
  ['https://shop.test/api', 'https://front.test/stage/api', 'alias'],
  ['https://shop.test/api', 'https://203.0.113.7:8080/api', 'alias'],
  ['http://[::ffff:203.0.113.7]/api', 'https://shop.test/api', 'alias'],
  ['https://shop.test/api', 'https://stage.test/api', undefined],
  ['https://shop.test/api', 'https://shop.test.stage.test/api', 'unknown'],
  ['https://shop.test/api', 'https://never.test/api', 'unknown'],
])('%s and %s: %s', async (one, other, nearness) => {
  await expect(both(one, other)).resolves.toEqual([nearness, nearness]);
});

test('a name that is answered late is asked again', async () => {
  late.add('front.test');
  asked = [];
  await expect(nearnessOf('https://front.test/api', 'https://shop.test/api')).resolves.toBe('alias');
  expect(asked.filter((name) => name === 'front.test')).toHaveLength(2);
});

test('of a confirmed profile DNS is not asked', async () => {
  asked = [];
  await expect(nearnessOf('https://front.test/api', 'https://shop.test/api', false)).resolves.toBeUndefined();
  await expect(nearnessOf('https://shop.test/m/api', 'https://shop.test/api', false)).resolves.toBe('host');
  expect(asked).toEqual([]);
});

test('another path is another address of the same server', async () => {
  await expect(isSameAddress('http://localhost:81/api', 'http://tunnel.corp:81/api')).resolves.toBe(true);
  await expect(isSameAddress('http://localhost:81/api', 'http://tunnel.corp:81/m/api')).resolves.toBe(false);
});
