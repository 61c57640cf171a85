import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningStandIn, startStandIn } from '#web/e2e/support/stand-in.ts';
import { inTop } from '../setup/places.mjs';
import { findServers } from './programs.mjs';
import { type Case, GATED, putUp, servedAt, VISITED } from './testing/cases.ts';
import { layRelays } from './testing/relay.ts';
import { makeCertificate, type Running, startApache, startNginx, startPhp } from './testing/running.ts';
import { newPhone, openBrowser, seesGoods, type Visit, visitHome } from './testing/visiting.ts';

/** A whole shop behind Debian's servers, with PHP that asks a stand-in: home's goods, a first visit, and files that came broken. */

const found = findServers();

const GATE = { user: 'pruefer', password: 'Tor:7 zu' };
/** As an operator adds it to the server of a domain. */
const gate = (one: Case, kind: 'nginx' | 'apache'): string => {
  if (one !== GATED) return '';
  return kind === 'nginx'
    ? `auth_basic staging;\nauth_basic_user_file ${top}/users;`
    : `<Location "/">\nAuthType Basic\nAuthName staging\nAuthUserFile ${top}/users\nRequire valid-user\n</Location>`;
};
/** The page, its home as the server has it now, and the page once anew with that. */
const MOST_PAGES = 6;
const TABLE = { cases: [VISITED, GATED], added: gate };

let top: string;
let standIn: RunningStandIn;
let stopPhp: () => Promise<void>;
const visits = new Map<string, Visit>();

beforeAll(async () => {
  if (!found) return;
  execFileSync(process.execPath, [inTop('scripts/build.mjs')]);
  top = await mkdtemp(join(tmpdir(), 'yaocang-visits-'));
  await chmod(top, 0o755);
  await mkdir(`${top}/written`);
  makeCertificate(top, found);
  const kept = execFileSync(found.openssl, ['passwd', '-apr1', GATE.password], { encoding: 'utf8' });
  await writeFile(`${top}/users`, `${GATE.user}:${kept}`);
  await writeFile(`${top}/password`, `${GATE.password}\n`);
  // Names of this table are on this machine.
  await writeFile(
    `${top}/names.cjs`,
    `const dns = require('node:dns'); const { lookup } = dns;
dns.lookup = (name, ...rest) => lookup(name.endsWith('.shops.test') ? '127.0.0.1' : name, ...rest);`,
  );
  standIn = await startStandIn({ GOODS: '300', WEB_DRAW: inTop('dist/draw/prerender.mjs') });
  for (const one of TABLE.cases) {
    await putUp(top, one);
    await layRelays(top, one, standIn.url);
  }
  stopPhp = await startPhp(found, top);
}, 300_000);
afterAll(async () => {
  await stopPhp?.();
  await standIn?.stop();
  if (top) await rm(top, { recursive: true, force: true });
});

test.skipIf(!found)('npm start, for comparison', async () => {
  const browser = await openBrowser();
  await expect.poll(async () => (await fetch(standIn.url)).text(), { timeout: 30_000 }).toContain('id="goods-0"');
  visits.set('npm start', await visitHome(browser, `${standIn.url}/`, `${standIn.url}/api/`));
  await browser.close();
  expect(visits.get('npm start')?.complaints).toEqual([]);
});

const STARTS = { nginx: startNginx, 'Apache with FPM': startApache('fpm'), 'Apache with mod_php': startApache('mod') };

describe.skipIf(!found).each(Object.entries(STARTS))('%s', (kind, start) => {
  let server: Running;
  let browser: Browser;
  beforeAll(async () => {
    server = await start(found!, top, TABLE);
    browser = await openBrowser(server.port);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** As cron runs it, at the address that this machine has for the domain. */
  const snapshot = (one: Case, words: readonly string[] = [], isTrusted = true) =>
    new Promise<string>((resolve) => {
      const api = one.api.replace('.test/', `.test:${server.port}/`);
      const program = [process.execPath, '--require', `${top}/names.cjs`, inTop('scripts/snapshot.mjs')];
      const env = { PATH: '/usr/bin:/bin', ...(isTrusted && { NODE_EXTRA_CA_CERTS: `${top}/fullchain.pem` }) };
      const all = [...program, '--api', api, '--shop', servedAt(top, one), ...words];
      execFile('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...all], { env }, (_, out, err) => resolve(out + err));
    });
  const passing = () => ['--gate-user', GATE.user, '--gate-password-file', `${top}/password`];

  test('home gets its goods: with a certificate of one’s own, and through a gate', async () => {
    expect(await snapshot(VISITED, [], false)).toContain('NODE_EXTRA_CA_CERTS=FILE.pem');
    expect(await snapshot(VISITED)).toContain('shows home as');
    expect(await snapshot(GATED)).toContain('--gate-user USER');
    expect(await snapshot(GATED, passing())).toContain('shows home as');
    for (const [one, authorization] of [
      [VISITED, ''],
      [GATED, `Basic ${Buffer.from(`${GATE.user}:${GATE.password}`).toString('base64')}`],
    ] as const) {
      const answer = await server.ask(one.site + one.base, { headers: { authorization } });
      expect(await answer.text()).toContain('id="goods-0"');
    }
    expect((await server.ask(GATED.site + GATED.base)).status).toBe(401);
  });

  test('a first visit, in a browser that obeys the policy', async () => {
    const visit = await visitHome(browser, VISITED.site + VISITED.base, VISITED.api);
    visits.set(kind, visit);
    // The relay's pictures are the stand-in's own, at a path that this server does not have.
    expect(visit.complaints.filter((each) => !/\/pictures\//.test(each))).toEqual([]);
  });

  test('behind a gate the shop works for whoever knows the password', async () => {
    const phone = await newPhone(browser, { httpCredentials: { username: GATE.user, password: GATE.password } });
    const page = await phone.newPage();
    await page.goto(`${GATED.site}${GATED.base}search?keywords=all`);
    await seesGoods(page);
    await phone.close();
  });

  /** The file as it is served, in each of its packings. */
  const spoil = async (name: string, how: How) => {
    const assets = `${servedAt(top, VISITED)}/assets`;
    const names = (await readdir(assets)).filter((each) => each.startsWith(`${name}-`) && /\.js(\.|$)/.test(each));
    expect(names.length).toBeGreaterThan(1);
    const whole = new Map<string, Buffer>();
    for (const each of names) {
      const bytes = await readFile(`${assets}/${each}`);
      whole.set(each, bytes);
      // A packed copy that is cut cannot be unpacked: what a browser gets cut off is the plain file.
      if (how === 'not at all' || /\.(br|gz)$/.test(each)) await rm(`${assets}/${each}`);
      else await writeFile(`${assets}/${each}`, how === 'cut' ? bytes.subarray(0, bytes.length / 2) : '');
    }
    return async () => {
      for (const [each, bytes] of whole) await writeFile(`${assets}/${each}`, bytes);
    };
  };

  const HOW = ['cut', 'empty', 'not at all'] as const;
  type How = (typeof HOW)[number];
  const CELLS = ['app', 'react', 'browse'].flatMap((name) => HOW.map((how) => [name, how] as const));

  test.skipIf(kind === 'Apache with mod_php').each(CELLS)(
    '%s comes %s, and what came is kept for a year: a retry is there, and whole again the shop works, in new tabs too',
    async (name, how) => {
      const heal = await spoil(name, how);
      const phone = await newPhone(browser);
      const address = `${VISITED.site}${VISITED.base}search?keywords=all`;
      try {
        const tab = await phone.newPage();
        let pages = 0;
        tab.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith(VISITED.base) && !pathname.includes('.')) pages += 1;
        });
        await tab.goto(address);
        const retry = tab.getByRole('button', { name: '重试' }).first();
        await retry.waitFor({ timeout: 60_000 });
        // Prefetches and further tries do not ask the server for each file what it serves now.
        await tab.waitForTimeout(5_000);
        expect(pages).toBeLessThanOrEqual(MOST_PAGES);
        await heal();
        const other = await phone.newPage();
        await other.goto(address);
        await seesGoods(other);
        await retry.click();
        await seesGoods(tab);
      } finally {
        await heal();
        await phone.close();
      }
    },
    180_000,
  );
});

test.skipIf(!found)('the first visit of each server, beside npm start', () => {
  const [usual, ...others] = [...visits];
  console.table(Object.fromEntries([...visits].map(([name, { complaints: _, ...visit }]) => [name, visit])));
  expect(others.map(([name]) => name)).toEqual(Object.keys(STARTS));
  // nginx has no brotli of its own: gzip is some fifth larger.
  for (const [name, { files }] of others) expect([name, files / (usual?.[1].files ?? 0) < 1.3]).toEqual([name, true]);
});
