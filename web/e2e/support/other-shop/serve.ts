/** Serves the other shop over HTTP and, if given, the built web as static files. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { openOtherShop } from './shop.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

/** Starts it on a free port; `webDir` is the folder of the built web. */
export async function serveOtherShop(webDir = '') {
  const shop = openOtherShop();
  /** All calls so far, in order. */
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (!url.pathname.startsWith('/api/')) {
      const file = await fileOf(webDir, url.pathname);
      response.writeHead(file ? 200 : 404, { 'content-type': TYPES[file?.type ?? ''] ?? 'application/octet-stream' });
      return void response.end(file?.bytes);
    }
    const path = `${url.pathname.slice('/api/'.length)}?act=${url.searchParams.get('act')}`;
    calls.push(path);
    const { token = '' } = request.headers;
    const asked = {
      query: url.searchParams,
      body: await bodyOf(request),
      token: String(token),
      base: `${url.origin}/api/`,
    };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(JSON.stringify(shop.ask(path, asked)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, api: `${origin}/api`, calls, books: shop.books, close };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) text += piece;
  return text === '' ? undefined : JSON.parse(text);
}

/** The file of a path; a path without a file that is no asset is a page of the app. */
async function fileOf(webDir: string, path: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  if (webDir === '') return undefined;
  const name = join(webDir, decodeURIComponent(path));
  const isFile = extname(name) !== '' && name.startsWith(webDir) && existsSync(name);
  if (!isFile && path.startsWith('/assets/')) return undefined;
  const file = isFile ? name : join(webDir, 'index.html');
  return { bytes: await readFile(file), type: extname(file) };
}
