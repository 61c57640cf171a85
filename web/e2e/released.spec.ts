import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A release for a base path, behind a server with static files and a fallback only. */

const RELEASE = fileURLToPath(new URL('../../scripts/release.mjs', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the folder below the base path; /php/api is proxied to the API. */
function staticServer(folder: string, base: string, api: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://any.where');
    if (pathname.startsWith('/php/api/') || pathname.startsWith('/pictures/')) {
      const to = `${api}${pathname.replace('/php', '')}${search}`;
      const onward = request(to, { method: asked.method, headers: asked.headers }, (came) => {
        answer.writeHead(came.statusCode ?? 500, came.headers);
        came.pipe(answer);
      });
      asked.pipe(onward);
      return;
    }
    if (!pathname.startsWith(base)) return void answer.writeHead(404).end();
    const file = join(folder, normalize(`/${pathname.slice(base.length)}`));
    const found = existsSync(file) && statSync(file).isFile();
    if (!found && pathname.startsWith(`${base}assets/`)) return void answer.writeHead(404).end();
    const sent = found ? file : join(folder, 'index.html');
    answer.writeHead(200, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    createReadStream(sent).pipe(answer);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

for (const base of ['/', '/shop/', '/m/shop/']) {
  const tag = base === '/shop/' ? '' : ' @proof';
  test(`released for ${base}, addresses of every depth open @phone${tag}`, async ({ page, standIn }) => {
    const top = await mkdtemp(join(tmpdir(), 'yaocang-released-'));
    const words = ['--base', base, '--api', '/php/api', '--out', join(top, 'shop')];
    execFileSync(process.execPath, [RELEASE, ...words]);
    const server = await staticServer(join(top, 'shop'), base, standIn.url);
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    try {
      for (const path of [
        '',
        'index.html',
        'index/',
        `goods?id=${showcase('plain')}`,
        `goods/?id=${showcase('plain')}`,
        'search?keywords=all',
      ]) {
        await page.goto(at + path);
        await expect(page.getByRole('main')).toContainText(/[^\s]{4}/);
        await expect(page.getByRole('heading', { name: '页面不存在' })).toHaveCount(0);
      }
      // The operator writes links as paths of the shop.
      const block = { type: 'text', config: {}, cont: '<a href="/volume">去领券</a>' };
      const answer = { success: 1, data: { title: '专题' }, cont_list: [block] };
      await page.route(/page_tool\.php\?act=info/, (route) => route.fulfill({ json: answer }));
      await page.goto(`${at}defined-page?id=2`);
      await page.getByRole('link', { name: '去领券' }).click();
      await expect(page).toHaveURL(`${at}volume`);
      await page.goto(`${at}goods/7001`);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      expect(missing.filter((url) => url.includes('/assets/'))).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
      await rm(top, { recursive: true });
    }
  });
}
