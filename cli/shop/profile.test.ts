import { expect, test } from 'vitest';
import { Fault } from '#cli/text/fault.ts';
import { apiBase, atBase, checked, localProfile, type Profile, readProfile, refusePlainHttp } from './profile.ts';

const staging: Profile = { ...localProfile, name: 'staging', kind: 'staging', base: 'https://stage.shop.test/api' };
const live: Profile = { ...staging, name: 'live', kind: 'production', base: 'https://shop.test/api' };

test('an address has one spelling', () => {
  expect(apiBase('http://shop.test:80/api//')).toBe('http://shop.test/api');
});

test.each([
  'ftp://shop.test',
  'shop.test/api',
  'http://a:b@shop.test/api',
  'http://shop.test/api?x=1',
  'http://shop.test/#x',
])('%s is no API base', (raw) => {
  expect(() => apiBase(raw)).toThrow(Fault);
});

test("a profile's kind speaks for its own address only", () => {
  expect(atBase(staging, staging.base)).toBe(staging);
  expect(atBase(staging, 'https://shop.test/api')).toMatchObject({ kind: 'production', name: 'shop.test' });
  expect(atBase(localProfile, 'https://shop.test/api')).toMatchObject({ kind: 'production', name: 'shop.test' });
  expect(atBase(localProfile, 'http://127.0.0.1:9000/api')).toMatchObject({ kind: 'local', name: 'local' });
  expect(atBase(live, 'http://localhost:9000/api')).toMatchObject({ kind: 'production', name: 'live' });
});

test('a name that only begins like this machine is another machine', () => {
  expect(atBase(localProfile, 'https://127.0.0.1.evil.test/api').kind).toBe('production');
  expect(atBase(localProfile, 'https://localhost.evil.test/api').kind).toBe('production');
});

test('plain http is for this machine, and elsewhere for a profile that allows it', () => {
  expect(() => refusePlainHttp(localProfile)).not.toThrow();
  expect(() => refusePlainHttp(staging)).not.toThrow();
  const plain = { ...staging, base: 'http://stage.shop.test/api' };
  expect(() => refusePlainHttp(plain)).toThrow('plain http');
  expect(() => refusePlainHttp({ ...plain, plainHttp: true })).not.toThrow();
  expect(() => atBase(localProfile, 'http://shop.test/api')).toThrow('plain http');
});

test('local is this machine and no other', () => {
  expect(() => checked({ ...localProfile, base: 'https://shop.test/api' })).toThrow('this machine');
});

test('no patience is a choice that is kept, and no time for a request is none', () => {
  const kept = { name: 'a', kind: 'sandbox', base: 'http://x.test/api', patience: 0, timeout: 0 };
  expect(readProfile(kept)).toMatchObject({ patience: 0, timeout: 15_000 });
});

test('what stands in the file is read with defaults, and refused when it cannot be right', () => {
  const read = readProfile({
    name: 'a',
    kind: 'sandbox',
    base: 'http://x.test/api',
    timeout: -1,
    names: { token: 'X-T' },
  });
  expect(read).toMatchObject({ timeout: 15_000, names: { token: 'X-T', agency: 'agency-id', bust: '_' } });
  expect(() => readProfile({ name: 'a', kind: 'prod', base: 'http://x.test' })).toThrow(Fault);
  expect(() => readProfile(null)).toThrow(Fault);
});
