import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { findLighthouse, HOW_TO_LIGHTHOUSE } from '#scripts/setup/lighthouse.mjs';
import type { RouteName } from '#web/navigation/routes.ts';
import { operatorOf } from '../support/operator.ts';
import { keeper, type Own } from '../support/own.ts';
import { roads } from '../support/routes.ts';
import { PATIENCE, type RunningStandIn, startStandIn } from '../support/stand-in.ts';
import { storedLogin } from '../support/stored-login.ts';

/** Lighthouse's accessibility score is 100 on the nine pages of the main road, for a member on a phone and at a desk. */

const PAGES: readonly RouteName[] = [
  'index',
  'search',
  'goods',
  'cart',
  'buy',
  'order',
  'orderInfo',
  'userCenter',
  'quickOrder',
];

const SIZES = [
  { formFactor: 'mobile', width: 375, height: 812, deviceScaleFactor: 2 },
  { formFactor: 'desktop', width: 1280, height: 800, deviceScaleFactor: 1 },
] as const;

/** What is used of Lighthouse's answer. */
interface Report {
  readonly categories: { readonly accessibility: { readonly score: number } };
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly details?: Details }>
  >;
}
interface Details {
  readonly items?: readonly { readonly node?: { readonly snippet: string } }[];
}

const run = promisify(execFile);
const program = findChromium();
const lighthouse = findLighthouse();

let standIn: RunningStandIn;
let own: Own;
let browser: BrowserContext;
let profile: string;
let port: number;

/** The score, 0 to 100, and what takes from it. */
async function judged(address: string, size: (typeof SIZES)[number]): Promise<{ score: number; wrong: string[] }> {
  const { formFactor, ...screen } = size;
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse ?? '',
      standIn.url + address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--only-categories=accessibility',
      // The member's login is there.
      '--disable-storage-reset',
      '--throttling-method=provided',
      '--no-enable-error-reporting',
      `--form-factor=${formFactor}`,
      `--screenEmulation.mobile=${formFactor === 'mobile'}`,
      ...Object.entries(screen).map(([name, value]) => `--screenEmulation.${name}=${value}`),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const wrong = Object.values(audits).filter(({ score }) => score !== null && score < 1);
  const told = wrong.map(({ title, details }) => `${title}: ${details?.items?.[0]?.node?.snippet ?? ''}`);
  return { score: Math.round(categories.accessibility.score * 100), wrong: told };
}

if (program && lighthouse) {
  beforeAll(async () => {
    standIn = await startStandIn({ GOODS: '3000' });
    own = await keeper(standIn.url, operatorOf(standIn))('yaodian');
    profile = await mkdtemp(join(tmpdir(), 'yaocang-lighthouse-'));
    port = await freePort();
    browser = await chromium.launchPersistentContext(profile, {
      executablePath: program,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
      locale: 'zh-CN',
    });
    const page = await browser.newPage();
    await page.goto(`${standIn.url}/manifest.webmanifest`);
    await page.evaluate((stored) => {
      for (const [name, value] of stored) localStorage.setItem(name, value);
    }, storedLogin(own.self));
    // Home's advert comes once a day.
    await page.goto(`${standIn.url}/index`);
    await page.getByText('秒后自动关闭').waitFor();
  }, PATIENCE + 60_000);
  afterAll(async () => {
    await browser?.close();
    await standIn?.stop();
    if (profile) await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  });

  describe.each(SIZES)('$formFactor', (size) => {
    it.each(PAGES)('%s', { timeout: 120_000 }, async (route) => {
      const road = roads.find((each) => each.route === route && each.isFirst);
      expect(await judged((await road?.address(own)) ?? '', size)).toEqual({ score: 100, wrong: [] });
    });
  });
} else {
  // Stands in for them, so that the report says so.
  it.skip(`no page was judged by Lighthouse. ${HOW_TO_LIGHTHOUSE}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port: free } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
