import { existsSync, readdirSync } from 'node:fs';
import { isProgram } from '../setup/is-program.mjs';

/** Debian's web servers and PHP, on which the proof tries what `npm run release` writes for them. */
const PATHS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin'];
const APACHE_MODULES = '/usr/lib/apache2/modules';

export const HOW_TO_SERVERS =
  'The release on real web servers needs nginx, Apache and PHP (on Debian 12: apt-get install nginx-light apache2 php-fpm).';

/** @returns {{ nginx: string, apache: string, php: string } | null} their paths */
export function findServers() {
  const nginx = programNamed(/^nginx$/);
  const apache = existsSync(APACHE_MODULES) ? programNamed(/^apache2$/) : undefined;
  const php = programNamed(/^php-fpm[\d.]*$/);
  return nginx && apache && php ? { nginx, apache, php } : null;
}

/** @param {RegExp} name */
function programNamed(name) {
  for (const folder of PATHS.filter((path) => existsSync(path)))
    for (const each of readdirSync(folder).filter((file) => name.test(file)))
      if (isProgram(`${folder}/${each}`)) return `${folder}/${each}`;
  return undefined;
}
