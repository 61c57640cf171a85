import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The page never changes while it is served. */
const ETAG = '"rendered"';

/**
 * The best case: home as a server would render it, with the same goods, styles and images, without scripts. Images come
 * from the shop.
 * @param {string} shop URL of a built shop with home's snapshot in its page
 */
export async function serveRendered(shop) {
  const page = rendered(await (await fetch(`${shop}/index`)).text());
  const body = brotliCompressSync(page);
  const server = createServer(async ({ url = '/', headers: asked }, answer) => {
    if (url === '/index' && asked['if-none-match'] === ETAG) {
      answer.writeHead(304, { etag: ETAG }).end();
      return;
    }
    if (url === '/index') {
      answer
        .writeHead(200, {
          etag: ETAG,
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
        })
        .end(body);
      return;
    }
    const { status, headers, ...file } = await fetch(shop + url).then(async (told) => ({
      status: told.status,
      headers: told.headers,
      bytes: Buffer.from(await told.arrayBuffer()),
    }));
    const passedOn = ['content-type', 'cache-control'].map((name) => [name, headers.get(name) ?? '']);
    answer.writeHead(status, Object.fromEntries(passedOn)).end(file.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} html the shop's page */
function rendered(html) {
  const part = (/** @type {RegExp} */ where) => {
    const found = where.exec(html)?.[1];
    if (found === undefined) throw new Error(`The shop's page has no ${where}.`);
    return found;
  };
  const style = part(/<style>([\s\S]*?)<\/style>/);
  const home = part(/id="goods-0">([\s\S]*?)<\/script>/);
  const banner = part(/name="yaocang-banner" content="([^"]*)"/);
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>药仓</title><link rel="preload" as="image" fetchpriority="high" href="${banner}"><style>${style}</style></head><body><div id="root">${home}</div></body></html>`;
}
