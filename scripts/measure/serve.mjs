import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** ms that a fresh stand-in may take to start. */
const PATIENCE = 120_000;

/** ms by which every answer of the API is late for a member's visits: a server that has to look things up. */
const LATE = 60;

/**
 * Serves a built shop with its own stand-in, with home's snapshot in the page and images as large as photographs.
 * @param {string} dist the folder of the build
 */
export async function serveShop(dist) {
  const key = randomBytes(8).toString('hex');
  const dataDir = await mkdtemp(join(tmpdir(), 'yaocang-measure-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: `${port}`,
    DATA_DIR: dataDir,
    OPERATOR_KEY: key,
    WEB_DIR: join(dist, 'web'),
    WEB_DRAW: join(dist, 'draw/prerender.mjs'),
    GOODS: '3000',
    PHOTOS: '1',
  };
  const child = spawn(process.execPath, [join(dist, 'server/main.mjs')], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const until = Date.now() + PATIENCE;
  while (!(await isDrawn(url))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The stand-in of ${dist} did not start: run npm run build there first.`);
    await pause(300);
  }
  return {
    url,
    /** From now on every answer of the API is late. */
    async slowDown() {
      const fault = { call: '*', kind: 'latency', ms: LATE, times: 0 };
      const headers = { 'operator-key': key, 'content-type': 'application/json' };
      const told = await fetch(`${url}/operator/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
      if (!told.ok) throw new Error(`The stand-in does not become slow: ${await told.text()}`);
    },
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {string} url */
const isDrawn = (url) =>
  fetch(`${url}/index`)
    .then((answer) => answer.text())
    .then((page) => page.includes('id="goods-0"'))
    .catch(() => false);

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
