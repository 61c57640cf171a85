import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { racing } from './racing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When an address connects (ms), or fails; one that is not named never answers. */
type Net = Readonly<Record<string, number | readonly [ms: number, code: string]>>;

function connecting(net: Net, addresses: readonly string[]) {
  const [begun, ended]: [string[], string[]] = [[], []];
  let got = '';
  const connect = racing(
    ({ signal }) =>
      ({ hostname, servername }, told) => {
        begun.push(`${hostname} ${servername}`);
        signal?.addEventListener('abort', () => void ended.push(hostname));
        const answer = net[hostname];
        const socket = { destroy: () => void ended.push(`late ${hostname}`), at: hostname } as unknown as Socket;
        if (typeof answer === 'number') setTimeout(() => told(null, socket), answer);
        else if (answer) setTimeout(() => told(Object.assign(new Error(), { code: answer[1] }), null), answer[0]);
      },
    (_, told) =>
      told(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  );
  connect({ hostname: 'shop.example', protocol: 'https:', port: '443' }, (error, socket) => {
    got = error ? String((error as NodeJS.ErrnoException).code) : (socket as unknown as { at: string }).at;
  });
  return { begun, ended, got: () => got };
}

test('a slow address is waited for, though another is dead', async () => {
  const tried = connecting({ '192.0.2.1': 900 }, ['192.0.2.1', '2001:db8::1']);
  await vi.advanceTimersByTimeAsync(899);
  expect([tried.got(), tried.begun]).toEqual(['', ['192.0.2.1 shop.example', '2001:db8::1 shop.example']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tried.got()).toBe('192.0.2.1');
});

test('a dead address costs little, and its attempt is ended', async () => {
  const tried = connecting({ '2001:db8::2': 4000, '192.0.2.2': 30 }, ['2001:db8::2', '192.0.2.2']);
  await vi.advanceTimersByTimeAsync(280);
  expect(tried.got()).toBe('192.0.2.2');
  await vi.advanceTimersByTimeAsync(5000);
  expect([tried.got(), tried.ended]).toEqual(['192.0.2.2', ['2001:db8::2', 'late 2001:db8::2']]);
});

test('an address that refuses is followed by the next at once; where all fail, the first tells why', async () => {
  const refused = connecting({ a: [1, 'ECONNREFUSED'], b: 1 }, ['a', 'b']);
  await vi.advanceTimersByTimeAsync(2);
  expect(refused.got()).toBe('b');
  const none = connecting({ a: [900, 'UND_ERR_CONNECT_TIMEOUT'], b: [1, 'ENETUNREACH'] }, ['a', 'b']);
  await vi.advanceTimersByTimeAsync(900);
  expect(none.got()).toBe('UND_ERR_CONNECT_TIMEOUT');
});
