/**
 * `npm run bench`: requests per second and latencies of the stand-in on both databases, beside baselines of the same
 * run.
 */
import './setup/closed-pipe.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, findPostgres, startCluster } from '#fixtures/store/testing/private-cluster.ts';
import { benchBare } from './bench/bare.ts';
import { report } from './bench/measure.ts';
import { benchShop } from './bench/shop.ts';

const SIZES = (process.env.GOODS ?? '3000,100000').split(',').map(Number);
const bin = findPostgres();
const folder = await mkdtemp(join(tmpdir(), 'yaocang-bench-'));
const cluster: Cluster | null = bin ? await startCluster(bin, { durable: true }) : null;
if (!cluster) console.log('PostgreSQL is not installed here: PGlite alone.');
try {
  report('bare', '', await benchBare(cluster?.url('postgres')));
  for (const goods of SIZES) {
    report('PGlite', `${goods} goods`, await benchShop({ goods, dataDir: join(folder, `shop-${goods}`) }));
    if (!cluster) continue;
    const databaseUrl = await cluster.create(`shop_${goods}`);
    report('PostgreSQL', `${goods} goods`, await benchShop({ goods, databaseUrl }));
  }
} finally {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
}
