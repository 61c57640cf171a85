/** The table of deployments: each base with each place of the API, each on a domain of its own. */
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { placeOf } from '#scripts/bundle/place.mjs';
import { writeRelease } from '#scripts/bundle/release.mjs';

export const BASES = ['/', '/shop/', '/a/b/'];

type Where = readonly [words: string, api: (base: string, name: string) => string];
const APIS: readonly Where[] = [
  ['the API at /api', () => '/api'],
  ['the API below the base', (base) => `${base}inner/v1`],
  ['the API beside the base', () => '/php/v2'],
  ['the API on another host', (_, name) => `https://api-${name}.shops.test/v2`],
  ['the API on this host, as an address', (_, name) => `https://${name}.shops.test/api`],
];

export interface Case {
  /** Its first label in the domain, and its folder below the top. */
  readonly name: string;
  readonly words: string;
  readonly base: string;
  readonly site: string;
  /** As an address. */
  readonly api: string;
  readonly given: string;
  readonly isForeign: boolean;
}

export const CASES: readonly Case[] = BASES.flatMap((base, at) =>
  APIS.map(([words, api], of): Case => {
    const name = `s${at}${of}`;
    const site = `https://${name}.shops.test`;
    const given = api(base, name);
    const address = new URL(given, site).href;
    return {
      name,
      words: `below ${base}, ${words}`,
      base,
      site,
      api: address,
      given,
      isForeign: !address.startsWith(`${site}/`),
    };
  }),
);

/** A second shop on the domain of the first case, whose server includes it. */
export const SECOND: Case = {
  ...(CASES[0] as Case),
  name: 'second',
  base: '/two/',
  api: 'https://s00.shops.test/two/api',
  given: '/two/api',
};

/** A shop whose scripts ask a stand-in, and the same behind a password. */
export const [VISITED, GATED] = ['visited', 'gated'].map(
  (name): Case => ({
    name,
    words: `${name}, below /kauf/`,
    base: '/kauf/',
    site: `https://${name}.shops.test`,
    api: `https://${name}.shops.test/php/v7`,
    given: '/php/v7',
    isForeign: false,
  }),
) as [Case, Case];

export const folderOf = (top: string, { name }: Case): string => `${top}/${name}`;
export const servedAt = (top: string, one: Case): string => `${folderOf(top, one)}/shop`;
export const configOf = (top: string, one: Case, name: string): string =>
  `${top}/written/${one.name}.servers/${name}.conf`;

/** Released, copied beside, and swapped in by one rename, as the README says. */
export async function putUp(top: string, one: Case): Promise<void> {
  const out = `${top}/written/${one.name}`;
  const at = servedAt(top, one);
  await writeRelease(out, placeOf({ base: one.base, site: one.site, api: one.given, at }));
  const folder = folderOf(top, one);
  await mkdir(`${folder}/releases`, { recursive: true });
  await rename(out, `${folder}/releases/first`);
  await symlink('releases/first', `${folder}/next`);
  await rename(`${folder}/next`, at);
  await layScripts(folder);
}

/** Tells what PHP was asked and given. */
const SCRIPT = `<?php
header('Content-Type: application/json');
$file = $_FILES['img_url'] ?? null;
$body = file_get_contents('php://input');
echo json_encode(['success' => 1, 'act' => $_GET['act'] ?? '', 'token' => $_SERVER['HTTP_TOKEN'] ?? '',
  'asked' => strlen($_SERVER['REQUEST_URI']), 'user' => json_decode($body, true)['user_name'] ?? null,
  'file' => $file ? [$file['name'], $file['size'], $file['error']] : null,
  'filler' => str_repeat('药', 2000)]);
`;

/** What lies in folders of PHP, and must never be told or run. */
export const SECRETS = [
  '.env',
  '.git/config',
  '.user.ini',
  'config.php.bak',
  'database.inc',
  'dump.sql',
  'error.log',
  'composer.json',
  'uploads/shell.php',
  'Info.PHP',
  'login.php~',
  'backup.tar.gz',
  'pay/deep/refund.php',
  'pay/.hidden.php',
];
/** What lies among the pictures, likewise. */
export const STRANGERS = ['shell.php', 'a/shell.PHP', 'page.html', 'drawing.svg', '.git/a.png', 'a/.hidden.png'];

/** What lies in the folder of the domain, likewise. */
export const BESIDE = [
  'notes.txt',
  'MP_verify_x.php',
  '.env',
  '.well-known/run.php',
  '.well-known/acme-challenge/a.php',
];

const SECRET = '<?php echo "se"."cret"; // secret';
export const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

async function layScripts(folder: string): Promise<void> {
  const lay = async (path: string, content: string | Buffer) => {
    await mkdir(`${folder}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
    await writeFile(`${folder}/${path}`, content);
  };
  for (const script of ['common.php', 'login.php', 'pay/pay_order.php']) await lay(`php/${script}`, SCRIPT);
  for (const name of SECRETS) await lay(`php/${name}`, SECRET);
  for (const name of STRANGERS) await lay(`uploads/${name}`, SECRET);
  for (const name of BESIDE) await lay(`domain/${name}`, SECRET);
  await lay('uploads/2026/a.png', PICTURE);
  await lay('domain/MP_verify_Ab12.txt', 'Ab12');
  await lay('domain/.well-known/acme-challenge/token', 'proof');
}
