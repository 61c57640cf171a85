import { HOUR, inPattern, NAMES_FILE, PERMISSIONS, REFERRER, YEAR } from './served.mjs';

/**
 * What belongs to the release: `.nginx.conf` in its folder, included inside a server. One location holds all, so that
 * another site's or another shop's locations beside it are not touched.
 * @param {import('./served.mjs').Served} served
 */
export function nginxRelease({ base, at, policy }) {
  const path = inPattern(base);
  /** @param {string} cache @param {string[]} more */
  const headers = (cache, ...more) =>
    [
      `add_header Cache-Control "${cache}";`,
      'add_header X-Content-Type-Options nosniff always;',
      ...more,
      `include ${at}.headers*.conf;`,
    ].join('\n    ');
  return `# 药仓 below ${base}: what belongs to this release. The next one brings its own; nothing in it is for you to change.
# An operator's headers for each answer (such as HSTS) stand in ${at}.headers.conf, where there is one.
${
  base === '/'
    ? ''
    : `location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base}$is_args$args;
}
`
}location ^~ ${base} {
  gzip_static on;
  charset utf-8;
  charset_types text/css application/javascript text/javascript text/plain;
  # Every address that names no file is a page of the shop.
  rewrite ^ ${base}index.html last;

  location = ${base}index.html {
    alias ${at}/index.html;
    ${headers(
      'no-cache',
      `add_header Content-Security-Policy "${policy}";`,
      `add_header Referrer-Policy ${REFERRER};`,
      `add_header Permissions-Policy "${PERMISSIONS}";`,
    )}
  }
  location ~ /\\. {
    return 404;
  }
  location ~ ^${path}assets/(?<yaocang_file>.*)$ {
    alias ${at}/assets/$yaocang_file;
    ${headers(YEAR)}
  }
  location ~ ^${path}(?<yaocang_file>.+${NAMES_FILE.slice(0, -1)})$ {
    alias ${at}/$yaocang_file;
    ${headers(HOUR)}
  }
}
`;
}
