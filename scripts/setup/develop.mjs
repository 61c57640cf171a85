import { ensureDependencies } from './dependencies.mjs';
import { endWithNpm } from './parent.mjs';
import { inTop } from './places.mjs';
import { endChildrenWithUs, runTool } from './run.mjs';

/**
 * Serves the shop from its sources on PORT (5173) with hot reload, beside a stand-in on the next port that restarts
 * when its sources change.
 */
export async function develop() {
  if (!(await ensureDependencies())) process.exit(1);
  endWithNpm();
  endChildrenWithUs();
  const port = Number(process.env.PORT ?? 5173);
  const env = { PORT: String(port + 1), DATA_DIR: process.env.DATA_DIR ?? inTop('.data'), WEB_DIR: inTop('dist/web') };
  const standIn = runTool('tsx', ['watch', '--clear-screen=false', 'fixtures/main.ts'], { env });

  const { createServer } = await import('vite');
  process.env.STAND_IN_PORT = String(port + 1);
  const shop = await createServer({
    root: inTop('web'),
    configFile: inTop('web/vite.config.ts'),
    cacheDir: inTop('.cache/vite'),
    server: { port },
  });
  await shop.listen();
  shop.printUrls();
  await standIn;
  await shop.close();
}
