import { expect, test } from 'vitest';
import { proxyOf, proxySecrets } from './proxy.ts';

const of = (env: Record<string, string>, proxy = '', base = 'https://a.shop.test/api') =>
  proxyOf(new URL(base), proxy, env)?.host;
const env = { http_proxy: 'http://plain:1', https_proxy: 'http://safe:2' };

test('the profile’s proxy goes before that of the environment, as undici and curl read it', () => {
  expect(of({})).toBeUndefined();
  expect(of(env)).toBe('safe:2');
  expect(of({ http_proxy: 'http://plain:1' })).toBe('plain:1');
  expect(of(env, 'http://own:3')).toBe('own:3');
  expect(of(env, 'none')).toBeUndefined();
});

test.each(['*', 'shop.test', '.shop.test', 'x, *.shop.test', 'a.shop.test:443'])('no_proxy %s', (no_proxy) => {
  expect(of({ ...env, no_proxy })).toBeUndefined();
});
test.each(['', 'op.test', 'a.shop.test:80', '10.0.0.0/8'])('no_proxy %s is another place', (no_proxy) => {
  expect(of({ ...env, no_proxy })).toBe('safe:2');
});

test('no_proxy names networks', () => {
  const at = (host: string, no_proxy: string) => of({ ...env, no_proxy }, '', `https://${host}/api`);
  expect(at('10.20.3.4', '192.168.0.0/16, 10.0.0.0/8')).toBeUndefined();
  expect(at('[fd00::7]', 'fd00::/8')).toBeUndefined();
  expect(at('11.0.0.1', '10.0.0.0/8')).toBe('safe:2');
  expect(at('10.0.0.1', '10.0.0.0/80')).toBe('safe:2');
});

test('a proxy without a scheme is http, a bare % is itself, and what is no address is told', () => {
  expect(of({ https_proxy: 'gate.test:3128' })).toBe('gate.test:3128');
  const secret = { https_proxy: 'http://u:50%off@gate.test:3128' };
  expect(proxyOf(new URL('https://a.test/'), '', secret)?.password).toBe('50%25off');
  expect(proxySecrets(secret)).toEqual(['50%25off', '50%off']);
  for (const bad of ['socks5://gate.test:1', 'http://', 'a b']) {
    expect(() => of({ https_proxy: bad })).toThrow('https_proxy');
  }
  expect(proxySecrets({ https_proxy: 'a b' })).toEqual([]);
});
