import { existsSync, readdirSync } from 'node:fs';
import { isProgram } from '../setup/is-program.mjs';

/** Debian's web servers and PHP, on which the proof tries what `npm run release` writes for them. */
const PATHS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin'];
const APACHE_MODULES = '/usr/lib/apache2/modules';

export const HOW_TO_SERVERS =
  'The release on real web servers needs nginx, Apache and PHP (on Debian 12: apt-get install nginx-light apache2 libapache2-mod-php php-fpm openssl).';

/** @returns {{ nginx: string, apache: string, modPhp: string, php: string, openssl: string } | null} their paths */
export function findServers() {
  const nginx = programNamed(/^nginx$/);
  const apache = programNamed(/^apache2$/);
  const modPhp =
    existsSync(APACHE_MODULES) && readdirSync(APACHE_MODULES).find((file) => /^libphp[\d.]*\.so$/.test(file));
  const php = programNamed(/^php-fpm[\d.]*$/);
  const openssl = programNamed(/^openssl$/);
  return nginx && apache && modPhp && php && openssl
    ? { nginx, apache, modPhp: `${APACHE_MODULES}/${modPhp}`, php, openssl }
    : null;
}

/** @param {RegExp} name */
function programNamed(name) {
  for (const folder of PATHS.filter((path) => existsSync(path)))
    for (const each of readdirSync(folder).filter((file) => name.test(file)))
      if (isProgram(`${folder}/${each}`)) return `${folder}/${each}`;
  return undefined;
}
