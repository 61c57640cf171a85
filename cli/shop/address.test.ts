import { expect, test, vi } from 'vitest';
import { isSameAddress, isSameServer } from './address.ts';

const hosts: Record<string, string> = { 'tunnel.corp': '127.0.0.1', 'six.corp': '::1', 'shop.test': '203.0.113.7' };
vi.mock('node:dns/promises', () => ({
  lookup: async (name: string) => {
    if (name === 'slow.test') return new Promise(() => undefined);
    const address = hosts[name];
    if (!address) throw new Error('ENOTFOUND');
    return [{ address, family: address.includes(':') ? 6 : 4 }];
  },
}));

test.each([
  ['http://127.0.0.1:8443/api', 'http://tunnel.corp:8443/api', true],
  ['https://tunnel.corp/api', 'https://localhost/api/', true],
  ['https://tunnel.corp/api', 'https://six.corp/api', true],
  ['https://TUNNEL.corp./api', 'https://127.1/api', true],
  ['https://tunnel.corp/api', 'https://tunnel.corp:8443/api', false],
  ['https://shop.test/api', 'https://tunnel.corp/api', false],
  ['https://shop.test/api', 'https://nobody.test/api', false],
  ['https://shop.test/api', 'https://SHOP.test/api', true],
])('%s and %s: the same address is %s', async (one, other, same) => {
  expect([await isSameAddress(one, other), await isSameAddress(other, one)]).toEqual([same, same]);
});

test('a name that nobody answers for is no address of this machine, soon', async () => {
  const [here, slow] = ['http://127.0.0.1/api', 'http://slow.test/api'];
  // Both at once: each waits for the name as long as it ever does.
  const both = [isSameAddress(here, slow), isSameAddress(slow, here)];
  expect(await Promise.all(both)).toEqual([false, false]);
});

test('another path is another address of the same server', async () => {
  const [one, other] = ['http://localhost:81/api', 'http://tunnel.corp:81/m/api'];
  expect([await isSameServer(one, other), await isSameAddress(one, other)]).toEqual([true, false]);
});
