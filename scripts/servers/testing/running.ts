/** Debian's nginx, Apache and PHP, each started as an own process below one folder. Only the test of the release uses them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server process; root starts its workers as Debian's user for web servers. */
const isRoot = process.getuid?.() === 0;
const USER = 'www-data';

export interface Running {
  readonly url: string;
  /** The lines of its access log. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** One release: the folder of everything, and the base path. It was written to `written`, and copied to `served`. */
export interface Place {
  readonly top: string;
  readonly base: string;
}
export const written = ({ top }: Place): string => `${top}/written/shop`;
export const served = ({ top }: Place): string => `${top}/www/yaocang`;

/** Copies the release to the server, and removes it where it was written. */
export async function copyToServer(place: Place): Promise<void> {
  await cp(written(place), served(place), { recursive: true });
  await rename(`${written(place)}.nginx.conf`, `${place.top}/release.nginx.conf`);
  await rm(written(place), { recursive: true });
}

/** What tries a script of the API: it tells what PHP was asked and given. */
const SCRIPT = `<?php
header('Content-Type: application/json');
$file = $_FILES['img_url'] ?? null;
echo json_encode(['success' => 1, 'act' => $_GET['act'] ?? '', 'token' => $_SERVER['HTTP_TOKEN'] ?? '',
  'asked' => strlen($_SERVER['REQUEST_URI']), 'post' => $_POST, 'body' => strlen(file_get_contents('php://input')),
  'file' => $file ? [$file['name'], $file['size'], pathinfo($file['name'], PATHINFO_EXTENSION)] : null,
  'filler' => str_repeat('药', 2000)]);
`;

export async function startPhp(program: string, { top }: Place): Promise<() => Promise<void>> {
  await mkdir(`${top}/php/api`, { recursive: true });
  await writeFile(`${top}/php/api/common.php`, SCRIPT);
  const pool = ['[www]', `listen = ${top}/php.sock`, 'pm = static', 'pm.max_children = 2'];
  const rights = isRoot ? [`user = ${USER}`, `listen.owner = ${USER}`] : [];
  const limits = ['php_admin_value[upload_max_filesize] = 8M', 'php_admin_value[post_max_size] = 8M'];
  const all = ['[global]', `error_log = ${top}/php.log`, 'daemonize = no', ...pool, ...rights, ...limits];
  await writeFile(`${top}/php-fpm.conf`, `${all.join('\n')}\n`);
  const child = spawn(program, ['-n', '-y', `${top}/php-fpm.conf`, ...(isRoot ? ['-R'] : [])], { stdio: 'inherit' });
  return () => end(child);
}

/** A shop that asks this API from another host. */
export const OTHER_SHOP = 'http://other.test';

/** The lines that an operator changes, and the log's, changed for this machine; those for another host count. */
const changed = (text: string, place: Place): string => {
  const { top } = place;
  return text
    .replace(/(set \$yaocang_shop )[^;]*;/, `$1${served(place)};`)
    .replace(/((?:DocumentRoot|<Directory|Alias \S+) )[^\s>]*\/written\/shop/g, `$1${served(place)}`)
    .replaceAll(/# ((?:add_header (?:Access-Control|Vary)|if \(\$request_method)[^\n]*)/g, '$1')
    .replaceAll('https://shop.example', OTHER_SHOP)
    .replaceAll('/srv/yaocang/php', `${top}/php`)
    .replaceAll('/run/php/php8.2-fpm.sock', `${top}/php.sock`)
    .replaceAll(/\/var\/log\/(nginx|apache2)\//g, `${top}/`);
};

export async function startNginx(program: string, place: Place): Promise<Running> {
  const { top } = place;
  const port = await freePort();
  const conf = await readFile(`${top}/release.nginx.conf`, 'utf8');
  await writeFile(`${top}/yaocang.conf`, changed(conf, place).replace('listen 80;', `listen 127.0.0.1:${port};`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${top}/${of};`);
  const main = `${isRoot ? `user ${USER};` : ''} daemon off; pid ${top}/nginx.pid; error_log ${top}/nginx-start.log;
events {} http { include /etc/nginx/mime.types; default_type application/octet-stream; ${temporary.join(' ')}
include ${top}/yaocang.conf; }\n`;
  await copyFile('/etc/nginx/fastcgi_params', `${top}/fastcgi_params`);
  await writeFile(`${top}/nginx.conf`, main);
  return running(spawn(program, ['-c', `${top}/nginx.conf`], { stdio: 'inherit' }), port, `${top}/yaocang.log`);
}

const MODULES =
  'mpm_event authz_core dir mime negotiation rewrite headers alias env setenvif filter deflate proxy proxy_fcgi';

/** The lines of .htaccess that are for the virtual host stand there as comments, and so do those for the API's folder. */
const hostLines = (htaccess: string): string => {
  const below = (heading: string): string =>
    (new RegExp(`# ${heading}[^\\n]*\\n((?:# {3}[^\\n]*\\n)+)`).exec(htaccess)?.[1] ?? '').replaceAll(/^# {3}/gm, '');
  return below('In the virtual host').replace('<FilesMatch', (tag) => `\n${below('The API allows')}${tag}`);
};

export async function startApache(program: string, place: Place): Promise<Running> {
  const { top } = place;
  const port = await freePort();
  const host = changed(hostLines(await readFile(`${served(place)}/.htaccess`, 'utf8')), place);
  await mkdir(`${top}/empty`, { recursive: true });
  const lines = [
    ...MODULES.split(' ').map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${top}`,
    'ServerName localhost',
    `PidFile ${top}/apache.pid`,
    `ErrorLog ${top}/apache-error.log`,
    `Listen 127.0.0.1:${port}`,
    ...(isRoot ? [`User ${USER}`, `Group ${USER}`] : []),
    `DocumentRoot ${top}/empty`,
    'TypesConfig /etc/mime.types',
    // As in Debian's mods-available/mime.conf.
    'AddType application/x-gzip .gz .tgz',
    'AddLanguage br .br',
    host,
  ];
  await writeFile(`${top}/apache.conf`, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-f', `${top}/apache.conf`, '-D', 'FOREGROUND'], { stdio: 'inherit' });
  return running(child, port, `${top}/yaocang.log`);
}

async function running(child: ChildProcess, port: number, log: string): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    if (await fetch(url).catch(() => undefined)) break;
    await pause(50);
  }
  return { url, log: () => readFile(log, 'utf8'), stop: () => end(child) };
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
