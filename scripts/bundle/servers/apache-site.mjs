import {
  allowances,
  commented,
  domainFolder,
  indented,
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

/** What belongs to the operator: the virtual host of the domain. Lines to look at end with CHANGE. @param {Served} served */
export function apacheSite(served) {
  const { base, site, at } = served;
  const atTop =
    base === '/'
      ? `DocumentRoot ${at}\n`
      : `DocumentRoot ${domainFolder(served)}
RedirectMatch 302 "^/$" ${base}
Alias /robots.txt ${at}/robots.txt
`;
  return host(served, site, 'shop', `${ofDomain(served)}${atTop}${shopPictures(served)}${shopInside(served)}`);
}

/** The lines for a virtual host that has another site, or another shop, already. @param {Served} served */
export const apacheInside = (
  served,
) => `# 药仓 below ${served.base}, inside a virtual host that is there already: yours from now on, no release changes it.
# Include it in the virtual host, before an Alias of a shorter path, and look at the lines under CHANGE. The host needs once:
#   LimitRequestLine ${LONGEST_KB * 1024}
#   A log without queries, as addresses carry passwords by the documents (yz_pay, up_pwd): %U in place of %r in its LogFormat.
${shopInside(served)}
# Where this host does not have it yet, before the others:
${commented(shopPictures(served))}`;

/** The virtual host of an API on a host of its own. @param {Served} served */
export const apacheApi = (served) =>
  served.apiSite &&
  host(
    served,
    served.apiSite,
    'api',
    `${ofDomain(served)}DocumentRoot ${domainFolder(served)}\n${pictures(served)}${apiFolder(served)}`,
  );

/** The longer path stands first: Apache takes the first Alias that fits. @param {Served} served */
function shopInside(served) {
  const { base, api, apiSite } = served;
  const shop = { path: base, lines: shopFolder(served) };
  const places = apiSite ? [shop] : [{ path: `${api}/`, lines: apiFolder(served) }, shop];
  return places
    .sort((one, other) => other.path.length - one.path.length)
    .map(({ lines }) => lines)
    .join('');
}

/** @param {Served} served */
const shopPictures = (served) => (served.apiSite ? led(served, served.apiSite) : pictures(served));

/**
 * @param {Served} served
 * @param {URL} site
 * @param {string} part
 * @param {string} inside
 */
function host(served, site, part, inside) {
  const word = `${wordOf(served)}_${part}`;
  const isSafe = site.protocol === 'https:';
  const certificate = `/etc/letsencrypt/live/${site.hostname}`;
  return `# ${site.origin}: what belongs to the operator. It is yours from now on, and no release changes it.
# Put it into /etc/apache2/sites-available/, look at the lines under CHANGE, and then:
#   a2enmod rewrite headers alias${isSafe ? ' ssl http2' : ''} proxy_fcgi    (with mod_php neither http2 nor proxy_fcgi)
#   a2ensite NAME && apachectl configtest && apachectl graceful
ServerTokens Prod
# Addresses carry passwords by the documents (yz_pay, up_pwd): the query is not logged.
LogFormat "%h %t \\"%m %U %H\\" %>s %b \\"%{User-Agent}i\\"" ${word}
${
  isSafe
    ? `
<VirtualHost *:80>
  # CHANGE: the domain, here and at the end
  ServerName ${site.hostname}
  CustomLog /dev/null common
  Alias /.well-known/acme-challenge ${domainFolder(served)}/.well-known/acme-challenge
${indented(domainDirectory(served), 2)}  RedirectMatch 301 "^/(?!\\.well-known/acme-challenge/)(.*)" "${site.origin}/$1"
</VirtualHost>
`
    : ''
}
<VirtualHost *:${portOf(site)}>
  # CHANGE: the domain
  ServerName ${site.hostname}
${
  isSafe
    ? `  SSLEngine on
  # CHANGE: the certificate of the domain
  SSLCertificateFile ${certificate}/fullchain.pem
  SSLCertificateKeyFile ${certificate}/privkey.pem
  <IfModule http2_module>
    Protocols h2 http/1.1
  </IfModule>
  # HSTS, once TLS stands: ${STRICT_WARNING}.
  # Header always set Strict-Transport-Security ${STRICT_TRANSPORT}
`
    : ''
}  CustomLog /var/log/apache2/yaocang.log ${word}
  # Lines of the error log quote whole addresses.
  ErrorLog /var/log/apache2/yaocang-error.log
  LogLevel crit
  LimitRequestLine ${LONGEST_KB * 1024}
  Header always set X-Content-Type-Options nosniff

${indented(inside, 2)}</VirtualHost>
`;
}

/** @param {Served} served */
const shopFolder = ({ base, at }) => `${base === '/' ? '' : `Alias ${base.slice(0, -1)} ${at}\n`}<Directory ${at}>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`;

/** @param {Served} served */
function apiFolder(served) {
  const { api, apiSite } = served;
  const folder = phpFolder(served);
  const allowed = apiSite
    ? `
  # For the shop, which is on another host (CORS).
${allowances(served)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header always merge Vary Origin
  RewriteCond %{REQUEST_METHOD} OPTIONS
  RewriteRule ^ - [R=204,L]`
    : '';
  return `# The API. Nothing of its folder is served but what PHP answers. CHANGE: the folder of the scripts, here and in the next line
${api === '' ? `Alias "/" "${folder}/"` : `Alias ${api} ${folder}`}
<Directory ${folder}>
  Options FollowSymLinks
  AllowOverride None
  Require all granted
  AcceptPathInfo Off
  RewriteEngine On
  # CHANGE, where scripts stand in further folders than pay/
  RewriteRule !^${SCRIPT}$ - [R=404,L]
  # LimitRequestBody does not hold before PHP.
  RewriteCond expr "%{HTTP:Content-Length} -gt ${LARGEST_MB * 1024 * 1024}"
  RewriteRule ^ - [R=413,L]${allowed}
  Header onsuccess unset Cache-Control
  Header always set Cache-Control no-store
  AddOutputFilterByType DEFLATE application/json text/html
  <FilesMatch "\\.php$">
    # CHANGE: where PHP listens; with mod_php: SetHandler application/x-httpd-php
    SetHandler "proxy:unix:/run/php/php8.2-fpm.sock|fcgi://localhost"
  </FilesMatch>
  # PHP's own limit is 2 MB.
  <IfModule proxy_fcgi_module>
    ProxyFCGISetEnvIf "true" PHP_VALUE "upload_max_filesize=${LARGEST_MB}M"
    ProxyFCGISetEnvIf "true" PHP_ADMIN_VALUE "post_max_size=${LARGEST_MB + 1}M"
  </IfModule>
  <IfModule php_module>
    php_value upload_max_filesize ${LARGEST_MB}M
    php_value post_max_size ${LARGEST_MB + 1}M
  </IfModule>
</Directory>
`;
}

/** @param {Served} served */
const pictures = (
  served,
) => `# The pictures that the API's answers name; these lines for each of their folders. Nothing in it runs.
# CHANGE: the path in the answers, and the folder here and in the next line
Alias ${PICTURES} ${picturesFolder(served)}
<Directory ${picturesFolder(served)}>
  Options FollowSymLinks
  AllowOverride None
  Require all granted
  AcceptPathInfo Off
  RewriteEngine On
  RewriteRule !^${PICTURE}$ - [NC,R=404,L]
</Directory>
`;

/** @param {Served} served @param {URL} apiSite */
const led = (
  { api },
  apiSite,
) => `# The API is ${apiSite.origin}${api}. Pictures that its answers name without a host are there.
# CHANGE: the path in the answers
RedirectMatch 302 "^(${PICTURES}/.*)$" ${apiSite.origin}$1
`;

/** @param {Served} served */
const ofDomain = (served) => `# Files of the domain: what WeChat's consoles ask for, and certbot.
AliasMatch "^/(${OF_DOMAIN})$" ${domainFolder(served)}/$1
${domainDirectory(served)}`;

/** @param {Served} served */
const domainDirectory = (served) => `<Directory ${domainFolder(served)}>
  Options FollowSymLinks
  AllowOverride None
  Require all granted
  RewriteEngine On
  RewriteRule !^(?:${OF_DOMAIN})$ - [R=404,L]
</Directory>
`;
