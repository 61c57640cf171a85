/** Baselines: hono without a shop, both databases with a trivial query. */
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { Pool } from 'undici';
import { AT_ONCE, type Figures, repeat } from './measure.ts';

/**
 * Measures the baselines; PostgreSQL only where available. The hello server runs in the same process as its clients.
 */
export async function benchBare(databaseUrl: string | undefined): Promise<Figures[]> {
  return [...(await hello()), ...(await embedded()), ...(databaseUrl ? await server(databaseUrl) : [])];
}

async function hello(): Promise<Figures[]> {
  const app = new Hono().get('/', (c) => c.json({ hello: 'world' }));
  const listening = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const pool = new Pool(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
    connections: AT_ONCE,
  });
  try {
    return await repeat('hono hello', async () => (await pool.request({ path: '/', method: 'GET' })).body.text());
  } finally {
    await pool.close();
    listening.close();
  }
}

async function embedded(): Promise<Figures[]> {
  const client = await PGlite.create();
  try {
    return await repeat('PGlite select', () => client.query('select 1'));
  } finally {
    await client.close();
  }
}

async function server(databaseUrl: string): Promise<Figures[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  try {
    return await repeat('pg select 1', () => pool.query('select 1'));
  } finally {
    await pool.end();
  }
}
