/** Debian's nginx, Apache and PHP, each one process for all deployments, below one folder. Only the test of the release uses them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, buildConnector, fetch, type RequestInit, type Response } from 'undici';
import { type Case, configOf } from './cases.ts';

/** A server process; root starts its workers as Debian's user for web servers. */
const isRoot = process.getuid?.() === 0;
const USER = 'www-data';

export type Programs = Readonly<Record<'nginx' | 'apache' | 'modPhp' | 'php' | 'openssl', string>>;

/** What a server serves: deployments, each on a domain of its own, and further shops on the first one's. */
export interface Table {
  readonly cases: readonly Case[];
  readonly inside?: readonly Case[];
  /** Lines that an operator adds to the server of a deployment, such as a password. */
  readonly added?: (one: Case, kind: 'nginx' | 'apache') => string;
}

export interface Running {
  /** Where it takes TLS, on 127.0.0.1. */
  readonly port: number;
  /** Asks for an address of any of the domains. Redirects are not followed. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  /** The lines of the access log. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** For all domains of the table. */
export function makeCertificate(top: string, { openssl }: Programs): void {
  const how = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=shops.test';
  const names = `-addext subjectAltName=DNS:*.shops.test -keyout ${top}/privkey.pem -out ${top}/fullchain.pem`;
  execFileSync(openssl, `${how} ${names}`.split(' '), { stdio: 'pipe' });
}

export async function startPhp({ php }: Programs, top: string): Promise<() => Promise<void>> {
  const pool = ['[www]', `listen = ${top}/php.sock`, 'pm = static', 'pm.max_children = 2'];
  const rights = isRoot ? [`user = ${USER}`, `listen.owner = ${USER}`] : [];
  const all = ['[global]', `error_log = ${top}/php.log`, 'daemonize = no', ...pool, ...rights];
  await writeFile(`${top}/php-fpm.conf`, `${all.join('\n')}\n`);
  const child = spawn(php, ['-n', '-y', `${top}/php-fpm.conf`, ...(isRoot ? ['-R'] : [])], { stdio: 'inherit' });
  return () => end(child);
}

/** The operator's files, with the lines changed that CHANGE names, and ports and logs of this machine. */
async function operatorsFiles(
  top: string,
  { cases, inside = [], added = () => '' }: Table,
  kind: 'nginx' | 'apache',
  change: (text: string) => string,
): Promise<string> {
  const written = async (one: Case, name: string) =>
    change(await readFile(configOf(top, one, `${kind}-${name}`), 'utf8'))
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, top)
      .replaceAll(/\/var\/log\/\w+\/yaocang/g, `${top}/${kind}`);
  const further = await Promise.all(inside.map((one) => written(one, 'inside')));
  const sites = cases.map(async (one, at) => {
    const site = await written(one, 'site');
    const more = [added(one, kind), ...(at === 0 ? further : [])].join('\n');
    return [withMore(site, more), ...(one.isForeign ? [await written(one, 'api')] : [])];
  });
  return (await Promise.all(sites)).flat().join('\n');
}

/** Further lines stand at the end of a domain's server. */
const withMore = (site: string, more: string): string =>
  site.replace(/(<\/VirtualHost>|})\s*$/, (ending) => `${more}\n${ending}`);

export async function startNginx({ nginx }: Programs, top: string, table: Table): Promise<Running> {
  const [plain, safe] = [await freePort(), await freePort()];
  const conf = await operatorsFiles(top, table, 'nginx', (text) =>
    text
      .replaceAll(/listen \[::\].*\n/g, '\n')
      .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${safe} `)
      .replaceAll('/run/php/php8.2-fpm.sock', `${top}/php.sock`),
  );
  await writeFile(`${top}/yaocang.conf`, conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${top}/${of};`);
  const main = `${isRoot ? `user ${USER};` : ''} daemon off; pid ${top}/nginx.pid; error_log ${top}/nginx-start.log;
events {} http { include /etc/nginx/mime.types; default_type application/octet-stream; ${temporary.join(' ')}
server_names_hash_bucket_size 64; include ${top}/yaocang.conf; }\n`;
  await copyFile('/etc/nginx/fastcgi_params', `${top}/fastcgi_params`);
  await writeFile(`${top}/nginx.conf`, main);
  const child = spawn(nginx, ['-c', `${top}/nginx.conf`], { stdio: 'inherit' });
  return running(child, { top, table, plain, safe, kind: 'nginx' });
}

const MODULES =
  'authz_core authz_user authn_core authn_file auth_basic dir mime negotiation rewrite headers alias env setenvif filter deflate ssl socache_shmcb http2'.split(
    ' ',
  );
const OF_PHP = {
  fpm: ['mpm_event', 'proxy', 'proxy_fcgi'],
  mod: ['mpm_prefork'],
} as const;

export const startApache =
  (by: keyof typeof OF_PHP) =>
  async ({ apache, modPhp }: Programs, top: string, table: Table): Promise<Running> => {
    const [plain, safe] = [await freePort(), await freePort()];
    const handler = by === 'fpm' ? `"proxy:unix:${top}/php.sock|fcgi://localhost"` : 'application/x-httpd-php';
    const conf = await operatorsFiles(top, table, 'apache', (text) =>
      text
        .replaceAll('*:80>', `127.0.0.1:${plain}>`)
        .replaceAll('*:443>', `127.0.0.1:${safe}>`)
        .replaceAll('SetHandler "proxy:unix:/run/php/php8.2-fpm.sock|fcgi://localhost"', `SetHandler ${handler}`),
    );
    const lines = [
      ...[...MODULES, ...OF_PHP[by]].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      ...(by === 'mod' ? [`LoadModule php_module ${modPhp}`] : []),
      `ServerRoot ${top}`,
      'ServerName localhost',
      `PidFile ${top}/apache-${by}.pid`,
      `ErrorLog ${top}/apache-error.log`,
      `Listen 127.0.0.1:${plain}`,
      `Listen 127.0.0.1:${safe}`,
      ...(isRoot ? [`User ${USER}`, `Group ${USER}`] : []),
      'TypesConfig /etc/mime.types',
      // As in Debian's apache2.conf, mods-available/mime.conf and mods-available/php8.2.conf.
      '<Directory />\nOptions FollowSymLinks\nAllowOverride None\nRequire all denied\n</Directory>',
      'AddType application/x-gzip .gz .tgz',
      'AddLanguage br .br',
      ...(by === 'mod' ? ['<FilesMatch ".+\\.ph(ar|p|tml)$">\nSetHandler application/x-httpd-php\n</FilesMatch>'] : []),
      conf,
    ];
    await writeFile(`${top}/apache-${by}.conf`, `${lines.join('\n')}\n`);
    // Apache's prefork ends its whole process group, which would be ours.
    const own = { stdio: 'inherit', detached: true } as const;
    const child = spawn(apache, ['-f', `${top}/apache-${by}.conf`, '-D', 'FOREGROUND'], own);
    return running(child, { top, table, plain, safe, kind: 'apache' });
  };

interface Started {
  readonly top: string;
  readonly table: Table;
  readonly plain: number;
  readonly safe: number;
  readonly kind: string;
}

async function running(child: ChildProcess, { top, table, plain, safe, kind }: Started): Promise<Running> {
  const connect = buildConnector({ ca: await readFile(`${top}/fullchain.pem`, 'utf8') });
  const dispatcher = new Agent({
    connect: (options, done) => {
      const port = String(options.protocol === 'https:' ? safe : plain);
      connect({ ...options, hostname: '127.0.0.1', host: '127.0.0.1', port, servername: options.hostname }, done);
    },
  });
  const ask = (address: string, init: RequestInit = {}) => fetch(address, { redirect: 'manual', dispatcher, ...init });
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    if (await ask(`${table.cases[0]?.site}/`).catch(() => undefined)) break;
    await pause(50);
  }
  const stop = async () => {
    await dispatcher.destroy();
    await end(child);
  };
  return { port: safe, ask, log: () => readFile(`${top}/${kind}.log`, 'utf8'), stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
