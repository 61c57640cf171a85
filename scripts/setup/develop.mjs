import { ensureDependencies } from './dependencies.mjs';
import { endWithNpm } from './parent.mjs';
import { inTop } from './places.mjs';
import { endChildrenWithUs, runTool } from './run.mjs';

/** What the stand-in answers; everything else is the shop's own code, served fresh from its sources. */
const BEHIND = ['/api', '/pictures', '/gate', '/operator'];

/**
 * Serves the shop from its sources on PORT (5173), each change shown at once, beside a stand-in on the port after it
 * that starts again when its own sources change.
 */
export async function develop() {
  if (!(await ensureDependencies())) process.exit(1);
  endWithNpm();
  endChildrenWithUs();
  const port = Number(process.env.PORT ?? 5173);
  const env = { PORT: String(port + 1), DATA_DIR: process.env.DATA_DIR ?? inTop('.data'), WEB_DIR: inTop('dist/web') };
  const standIn = runTool('tsx', ['watch', '--clear-screen=false', 'fixtures/main.ts'], { env });

  const { createServer } = await import('vite');
  const { webConfig } = await import('../bundle/web-config.mjs');
  const target = `http://127.0.0.1:${port + 1}`;
  const proxy = Object.fromEntries(BEHIND.map((path) => [path, { target }]));
  const shop = await createServer({
    ...webConfig,
    base: '/',
    logLevel: 'info',
    cacheDir: inTop('.cache/vite'),
    server: { port, strictPort: true, proxy, fs: { allow: [inTop('')] } },
  });
  await shop.listen();
  shop.printUrls();
  await standIn;
  await shop.close();
}
