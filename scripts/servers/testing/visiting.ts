/** A phone's browser on the domains of a server that listens on this machine. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#scripts/setup/chromium.mjs';

export async function openBrowser(port = 0): Promise<Browser> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error('There is no browser.');
  const rules = `MAP *.shops.test:443 127.0.0.1:${port}`;
  return chromium.launch({ executablePath, args: port ? [`--host-resolver-rules=${rules}`] : [] });
}

/** A phone that has never been here. */
export const newPhone = (browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...more,
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    ignoreHTTPSErrors: true,
  });

export interface Visit {
  readonly requests: number;
  /** Bytes as they came, with headers; of them files of the shop, and answers of the API. */
  readonly bytes: number;
  readonly files: number;
  readonly answers: number;
  /** What the browser complains of, and what was answered with 400 or more. */
  readonly complaints: readonly string[];
}

/** ms without a request after which a visit is over. */
const QUIET = 5_000;

/** The first visit of home, to its end. Pictures do not count: they are the operator's. */
export async function visitHome(browser: Browser, address: string, api: string): Promise<Visit> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, string>();
  const came = new Map<string, number>();
  const complaints: string[] = [];
  let latest = Date.now();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    latest = Date.now();
    if (response.status >= 400) complaints.push(`${response.status} ${response.url}`);
    if (type !== 'Image' && /^https?:/.test(response.url)) asked.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    latest = Date.now();
    came.set(requestId, encodedDataLength);
  });
  page.on('console', (message) => {
    // What was answered with 400 or more is noted with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await seesGoods(page);
  while (Date.now() - latest < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
  await context.close();
  const bytesOf = (isOne: (url: string) => boolean) =>
    [...asked].reduce((sum, [id, url]) => sum + (isOne(url) ? (came.get(id) ?? 0) : 0), 0);
  const isAnswer = (url: string) => url.startsWith(api);
  const [answers, files] = [bytesOf(isAnswer), bytesOf((url) => !isAnswer(url))];
  return { requests: asked.size, bytes: answers + files, files, answers, complaints };
}

export const seesGoods = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('article').first().waitFor({ timeout: 60_000 });
