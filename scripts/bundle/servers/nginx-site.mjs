import {
  allowances,
  commented,
  domainFolder,
  HOUR,
  indented,
  inPattern,
  LARGEST_MB,
  LONGEST_KB,
  OF_DOMAIN,
  PICTURE,
  PICTURES,
  phpFolder,
  picturesFolder,
  portOf,
  SCRIPT,
  STRICT_TRANSPORT,
  STRICT_WARNING,
  wordOf,
} from './served.mjs';

/** @typedef {import('./served.mjs').Served} Served */

/** What belongs to the operator: the whole server of the domain. Lines to look at end with CHANGE. @param {Served} served */
export function nginxSite(served) {
  const { base, site, at } = served;
  const atTop =
    base === '/'
      ? ''
      : `
location = / {
  absolute_redirect off;
  return 302 ${base};
}
location = /robots.txt {
  alias ${at}/robots.txt;
}
${NOTHING_ELSE}`;
  return server(served, site, 'shop', `${shopInside(served)}${shopPictures(served)}${atTop}${ofDomain(served)}`);
}

/** The lines for a server that has another site, or another shop, already. @param {Served} served */
export const nginxInside = (
  served,
) => `# 药仓 below ${served.base}, inside a server that is there already: yours from now on, no release changes it.
# Include it in the server, and look at the lines marked CHANGE. The server itself needs once:
#   large_client_header_buffers 4 ${LONGEST_KB}k;  (a long list of goods makes a long address)
${shopInside(served, 'access_log off;  # Addresses carry passwords by the documents (yz_pay, up_pwd).')}
# Where this server does not have it yet:${commented(shopPictures(served))}`;

/** The server of an API on a host of its own. @param {Served} served */
export const nginxApi = (served) =>
  served.apiSite &&
  server(
    served,
    served.apiSite,
    'api',
    `${apiLocation(served)}${pictures(served)}${ofDomain(served)}${served.api ? NOTHING_ELSE : ''}`,
  );

/** @param {Served} served @param {string} [log] */
const shopInside = (served, log) =>
  `include ${served.at}/.nginx.conf;\n${served.apiSite ? '' : apiLocation(served, log)}`;

/** @param {Served} served */
const shopPictures = (served) => (served.apiSite ? led(served, served.apiSite) : pictures(served));

/**
 * @param {Served} served
 * @param {URL} site
 * @param {string} part
 * @param {string} inside
 */
function server(served, site, part, inside) {
  const word = `${wordOf(served)}_${part}`;
  const isSafe = site.protocol === 'https:';
  const port = portOf(site);
  const certificate = `/etc/letsencrypt/live/${site.hostname}`;
  return `# ${site.origin}: what belongs to the operator. It is yours from now on, and no release changes it.
# Put it where nginx includes files of http, such as /etc/nginx/conf.d/, look at the lines marked CHANGE, and then:
#   nginx -t && nginx -s reload${part === 'shop' ? `\n# The first release has to be there before: nginx reads ${served.at}/.nginx.conf.` : ''}

# Addresses carry passwords by the documents (yz_pay, up_pwd): the query is not logged.
map $request_uri $yaocang_path {
  ~^(?<yaocang_asked>[^?]*) $yaocang_asked;
}
log_format ${word} '$remote_addr [$time_local] "$request_method $yaocang_path $server_protocol" '
  '$status $body_bytes_sent $request_time "$http_user_agent"';
${
  isSafe
    ? `
server {
  listen 80;
  listen [::]:80;
  server_name ${site.hostname};  # CHANGE: the domain
  server_tokens off;
  access_log off;
${indented(domainLocation(served, '/.well-known/acme-challenge/'), 2)}  location / {
    return 301 ${site.origin}$request_uri;  # CHANGE: the domain
  }
}
`
    : ''
}
server {
  # From nginx 1.25.1 on, "http2 on;" takes the place of the word http2 in these lines.
  listen ${port}${isSafe ? ' ssl http2' : ''};
  listen [::]:${port}${isSafe ? ' ssl http2' : ''};
  server_name ${site.hostname};  # CHANGE: the domain
${
  isSafe
    ? `  ssl_certificate ${certificate}/fullchain.pem;  # CHANGE: the certificate of the domain
  ssl_certificate_key ${certificate}/privkey.pem;  # CHANGE
  # HSTS, once TLS stands: ${STRICT_WARNING}.
  # Write this line into ${served.at}.headers.conf:
  #   add_header Strict-Transport-Security ${STRICT_TRANSPORT} always;
`
    : ''
}  server_tokens off;
  access_log /var/log/nginx/yaocang.log ${word};
  # Lines of the error log quote whole addresses.
  error_log /var/log/nginx/yaocang-error.log crit;
  large_client_header_buffers 4 ${LONGEST_KB}k;
  gzip on;
  gzip_types application/json;
  gzip_min_length 1024;
  gzip_proxied any;
  gzip_vary on;
  add_header X-Content-Type-Options nosniff always;
  include ${served.at}.headers*.conf;

${indented(inside, 2)}}
`;
}

/** @param {Served} served @param {string} [log] */
function apiLocation(served, log) {
  const { api, apiSite } = served;
  const allowed = apiSite
    ? `
    # For the shop, which is on another host (CORS).
${allowances(served)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Vary Origin always;
    if ($request_method = OPTIONS) {
      return 204;
    }`
    : '';
  return `
# The API. Nothing of its folder is served but what PHP answers.
location ^~ ${api}/ {
  location ~ "^${inPattern(api)}/(?<yaocang_script>${SCRIPT})$" {  # CHANGE, where scripts stand in further folders than pay/
    alias ${phpFolder(served)}/$yaocang_script;  # CHANGE: the folder of the scripts${log ? `\n    ${log}` : ''}
    add_header X-Content-Type-Options nosniff always;
    add_header Cache-Control no-store always;
    include ${served.at}.headers*.conf;
    fastcgi_hide_header Cache-Control;${allowed}
    client_max_body_size ${LARGEST_MB}m;
    if (!-f $request_filename) {
      return 404;
    }
    include fastcgi_params;
    fastcgi_param SCRIPT_FILENAME $request_filename;
    # PHP's own limit is 2 MB.
    fastcgi_param PHP_VALUE "upload_max_filesize=${LARGEST_MB}M\\npost_max_size=${LARGEST_MB + 1}M";
    fastcgi_pass unix:/run/php/php8.2-fpm.sock;  # CHANGE: where PHP listens
  }
  return 404;
}
`;
}

/** @param {Served} served */
const pictures = (served) => `
# The pictures that the API's answers name, a location for each of their folders. Nothing in it runs.
location ^~ ${PICTURES}/ {  # CHANGE: the path in the answers, here and in the next line
  location ~* "^${PICTURES}/(?<yaocang_picture>${PICTURE})$" {
    alias ${picturesFolder(served)}/$yaocang_picture;  # CHANGE: the folder of these pictures
    add_header X-Content-Type-Options nosniff always;
    add_header Cache-Control "${HOUR}";
  }
  return 404;
}
`;

/** @param {Served} served @param {URL} apiSite */
const led = ({ api }, apiSite) => `
# The API is ${apiSite.origin}${api}. Pictures that its answers name without a host are there.
location ^~ ${PICTURES}/ {  # CHANGE: the path in the answers
  return 302 ${apiSite.origin}$request_uri;
}
`;

/** @param {Served} served */
const ofDomain = (served) => `
# Files of the domain: what WeChat's consoles ask for, and certbot.
${['/MP_verify_', '/.well-known/'].map((start) => domainLocation(served, start)).join('')}`;

/** @param {Served} served @param {string} start */
const domainLocation = (served, start) => `location ^~ ${start} {
  location ~ "^/(?:${OF_DOMAIN})$" {
    root ${domainFolder(served)};
  }
  return 404;
}
`;

const NOTHING_ELSE = `location / {
  return 404;
}
`;
