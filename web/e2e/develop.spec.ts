import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/shop.ts';

/** `npm run dev` as the README names it, in a copy of the sources: one of them is edited while somebody types. */

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const LABEL = 'web/areas/account/login/login-fields.tsx';

let copy = '';
let dev: ChildProcess;
let port = 0;
test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'yaocang 开发-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: TOP });
  for (const file of String(files).split('\0').filter(isSource))
    await cp(join(TOP, file), join(copy, file)).catch(gone);
  await symlink(join(TOP, 'node_modules'), join(copy, 'node_modules'), 'junction');
  port = await twoFreePorts();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data'), IN_MEMORY: '1', GOODS: '300' };
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: copy, env, stdio: 'ignore' });
});
test.afterAll(async () => {
  dev.kill();
  if (dev.exitCode === null) await once(dev, 'exit');
  await rm(copy, { recursive: true, force: true });
});

test('dev: the shop stands with its data, and a hot edit keeps what was typed @phone', async ({ page }) => {
  const at = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(`${at}/api/common.php?act=init&device=1&log_bs=`), { timeout: 100_000 }).toBe(true);
  await page.goto(`${at}/user?path=login`);
  const name = page.getByLabel('用户名');
  await name.fill('yaodian');

  const source = await readFile(join(copy, LABEL), 'utf8');
  await writeFile(join(copy, LABEL), source.replace('label="用户名"', 'label="会员名"'));
  await expect(page.getByLabel('会员名')).toHaveValue('yaodian');

  await page.goto(`${at}/search?keywords=all`);
  await expect(page.getByRole('main')).toContainText(/共 \d+ 种商品/);
});

const isSource = (file: string): boolean => /^(web|shared|fixtures|scripts|package|tsconfig)/.test(file);

/** A file that git lists may be deleted in the working tree. */
function gone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => null))?.ok === true;

/** The shop's port; its stand-in takes the next one. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const found = (probe.address() as { port: number }).port;
    const next = createServer().listen(found + 1, '127.0.0.1');
    const free = await Promise.race([once(next, 'listening').then(() => true), once(next, 'error').then(() => false)]);
    probe.close();
    next.close();
    if (free) return found;
  }
}
