/** Logs a demo member in to a running shop, in a browser: `log-in.ts ADDRESS`. */
import { chromium } from '@playwright/test';
import { logIn } from '#web/e2e/support/login.ts';
import { ensureChromium } from '../setup/chromium.mjs';

const [address = ''] = process.argv.slice(2);
const executablePath = await ensureChromium();
if (!executablePath) process.exit(1);
// Chromium refuses to run as root with its sandbox on, and has none in many containers.
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ locale: 'zh-CN' });
  await page.goto(`${address}/user?path=login`);
  await logIn(page, 'yaodian');
} finally {
  await browser.close();
}
