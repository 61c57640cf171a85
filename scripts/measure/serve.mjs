import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inTop } from '../setup/places.mjs';

/** ms that a fresh stand-in may take to be there. */
const PATIENCE = 120_000;

/**
 * Serves the built shop from a stand-in of its own, home's goods drawn into the page and pictures as heavy as photos.
 * @param {{ dataDir: string, operatorKey: string, draw: string }} how
 */
export async function serveShop({ dataDir, operatorKey, draw }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: `${port}`,
    DATA_DIR: dataDir,
    OPERATOR_KEY: operatorKey,
    WEB_DIR: inTop('dist/web'),
    GOODS: '3000',
  };
  const child = spawn(process.execPath, [inTop('dist/server/main.mjs')], {
    env: { ...process.env, ...env, WEB_DRAW: draw, PHOTOS: '1' },
    stdio: 'ignore',
  });
  const until = Date.now() + PATIENCE;
  while (!(await isDrawn(url))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error('The stand-in did not come: run npm run build first.');
    await pause(300);
  }
  return {
    url,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
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
