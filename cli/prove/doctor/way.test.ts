/** The way to a shop goes wrong for real: certificates, proxies, and what the doctor says of each. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { checkNetwork } from './network.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-way-'));
const servers: Server[] = [];
const openssl = spawnSync('openssl', ['version']).status === 0;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Made in a hundredth of the time of an RSA key. */
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
const made = (...words: string[]) => spawnSync('openssl', words, { cwd: dir, encoding: 'utf8' });

/** A certificate by the authority of this test, for this name. */
function issue(name: string, host: string, ...dates: string[]): void {
  writeFileSync(join(dir, `${name}.ext`), `subjectAltName=DNS:${host}`);
  made('req', ...KEY, '-nodes', '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${host}`);
  const by = ['-cert', 'ca.pem', '-keyfile', 'ca.key', '-extfile', `${name}.ext`];
  made('ca', '-batch', '-config', 'ca.cnf', '-in', `${name}.csr`, ...by, '-out', `${name}.pem`, ...dates);
}

const secure = (name: string): Promise<number> =>
  listen(createSecure({ key: readFileSync(join(dir, `${name}.key`)), cert: readFileSync(join(dir, `${name}.pem`)) }));

async function seen(change: Partial<Profile>, env: Record<string, string> = {}) {
  const profile: Profile = { ...localProfile, name: 'live', kind: 'production', connect: 2000, ...change };
  const checks = await checkNetwork(profile, env, Date.now());
  const bad = checks.find(({ state }) => state === 'fail' || state === 'warn');
  return bad ? `${bad.name} ${bad.state}: ${bad.detail[1]} -> ${bad.next?.[1]}` : checks.map(({ name }) => name).join();
}

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dir, { recursive: true, force: true });
});

describe.runIf(openssl)('certificates and proxies', () => {
  const ports = { good: 0, wrong: 0, old: 0, plain: 0 };
  const base = (port: number) => `https://localhost:${port}/api`;
  let ca = '';

  beforeAll(async () => {
    const names =
      'database=index.txt\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\ndefault_days=90\nunique_subject=no\npolicy=p';
    writeFileSync(join(dir, 'ca.cnf'), `[ca]\ndefault_ca=d\n[d]\n${names}\n[p]\ncommonName=supplied\n`);
    writeFileSync(join(dir, 'index.txt'), '');
    writeFileSync(join(dir, 'serial'), '01');
    for (const name of ['ca', 'other']) {
      const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
      made('req', '-x509', ...KEY, '-nodes', ...files, '-days', '90', '-subj', `/O=The ${name}/CN=${name}`);
    }
    issue('good', 'localhost');
    issue('wrong', 'elsewhere.example');
    issue('old', 'localhost', '-startdate', '20250101000000Z', '-enddate', '20250201000000Z');
    ports.good = await secure('good');
    ports.wrong = await secure('wrong');
    ports.old = await secure('old');
    ports.plain = await listen(createServer((_, response) => response.end('{}')));
    ca = join(dir, 'ca.pem');
  });

  test('a certificate that is fine', async () => {
    expect(await seen({ base: base(ports.good), ca })).toBe('proxy,dns,tcp,tls');
  });

  test('each fault of a certificate has its own sentence and its own next step', async () => {
    const other = join(dir, 'other.pem');
    expect(await seen({ base: base(ports.good) })).toMatch(/issued by The ca.* -> .*env edit live --ca/);
    expect(await seen({ base: base(ports.good), ca: other })).toMatch(
      /The ca.* -> .*other.pem does not hold its issuer/,
    );
    expect(await seen({ base: base(ports.old), ca })).toMatch(/tls fail: .*ended on 2025-02-01 -> tell the shop/);
    expect(await seen({ base: base(ports.wrong), ca })).toMatch(
      /for elsewhere.example, not for localhost -> check the base/,
    );
    expect(await seen({ base: base(ports.plain), ca })).toMatch(/does not speak TLS .*-> should the base be http:/);
  });

  test('a base that is an address is asked without a server name, of which Node would warn', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error) => void warnings.push(message);
    process.on('warning', hear);
    await seen({ base: `https://127.0.0.1:${ports.good}/api`, ca });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', hear);
    expect(warnings).toEqual([]);
  });

  test('a proxy that is down is told; through one that stands the first call tells the rest', async () => {
    const at = { base: base(ports.good), ca };
    expect(await seen({ ...at, proxy: 'http://127.0.0.1:1' })).toMatch(/^tcp fail: .*nobody.* -> check the proxy/);
    expect(await seen({ ...at, proxy: `http://127.0.0.1:${ports.plain}` })).toBe('proxy,dns,tcp,tls');
  });
});
