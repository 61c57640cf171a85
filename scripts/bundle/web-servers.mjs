/**
 * What nginx and Apache need to know of one release. Lines for the operator to look at end with CHANGE.
 * @typedef {{ base: string, api: string, folder: string, policy: string }} Served base path with both slashes; path or
 * address of the API; the folder of the static files, absolute; the Content-Security-Policy of the page
 */

/** The largest upload: the shop sends pictures of at most 1 MB, and papers as they are. */
const LARGEST = 8;

/** @param {string} api its path without a slash at the end, or undefined when the API is on another host */
const pathOf = (api) => (api.startsWith('/') ? api.replace(/\/+$/, '') : undefined);

const YEAR = 'public, max-age=31536000, immutable';
const REFERRER = 'strict-origin-when-cross-origin';

/** @param {string} text */
const inPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file for conf.d or sites-enabled, included inside http. @param {Served} served */
export function nginxConf({ base, api, folder, policy }) {
  const path = pathOf(api);
  // Several shops may be included in one nginx, which refuses a second format of the same name.
  const log = `yaocang_${folder.replace(/\W+/g, '_')}`;
  const page = [
    `add_header Cache-Control no-cache;`,
    `add_header Content-Security-Policy "${policy}";`,
    `add_header X-Content-Type-Options nosniff;`,
    `add_header Referrer-Policy ${REFERRER};`,
  ];
  return `# 药仓 below ${base}. It belongs to this release: a new release writes a new one, because the policy names the page's scripts.
# Put it where nginx includes files of http, such as /etc/nginx/conf.d/, and look at the lines marked CHANGE.

# Addresses carry passwords by the documents (yz_pay, up_pwd): the query is not logged.
map $request_uri $yaocang_path {
  ~^(?<yaocang_asked>[^?]*) $yaocang_asked;
}
log_format ${log} '$remote_addr [$time_local] "$request_method $yaocang_path $server_protocol" '
                   '$status $body_bytes_sent $request_time "$http_user_agent"';

server {
  listen 80;  # CHANGE: 443 ssl, with the certificate of the domain
  server_name _;  # CHANGE: the domain
  set $yaocang_shop ${folder};  # CHANGE: where the folder was copied to
  access_log /var/log/nginx/yaocang.log ${log};
  # Lines of the error log quote whole addresses.
  error_log /var/log/nginx/yaocang-error.log crit;
  client_max_body_size ${LARGEST}m;
  # A long list of goods makes a long address, and a login is a long header. CHANGE: without TLS, nginx takes this line of the
  # port's default server, so it belongs there too.
  large_client_header_buffers 4 32k;

  gzip_static on;
  # brotli_static on;  # CHANGE: with libnginx-mod-http-brotli-static
  gzip on;
  gzip_types application/json;
  gzip_min_length 1024;
  gzip_proxied any;
  gzip_vary on;
  charset utf-8;
  charset_types text/css application/javascript text/javascript text/plain;

  # The shop.${
    base === '/'
      ? ''
      : `
  location = ${base.slice(0, -1)} {
    return 301 ${base}$is_args$args;
  }`
  }
  location = ${base} {
    rewrite ^ ${base}index.html last;
  }
  location = ${base}index.html {
    alias $yaocang_shop/index.html;
${page.map((line) => `    ${line}`).join('\n')}
  }
  location ^~ ${base}assets/ {
    alias $yaocang_shop/assets/;
    add_header Cache-Control "${YEAR}";
    add_header X-Content-Type-Options nosniff;
  }
  # A name with an ending is a file, there or missing; every other address is a page of the shop.
  location ~ ^${inPattern(base)}(?<yaocang_file>[^/]+\\.[A-Za-z0-9]+)$ {
    alias $yaocang_shop/$yaocang_file;
    add_header Cache-Control "public, max-age=3600";
    add_header X-Content-Type-Options nosniff;
  }
  location ~ /\\. {
    return 404;
  }
  location ${base} {
    rewrite ^ ${base}index.html last;
  }${
    base === '/'
      ? ''
      : `
  # What WeChat's consoles ask for at the root of the domain.
  location ~ ^/(?<yaocang_wechat>MP_verify_[A-Za-z0-9]+\\.txt)$ {
    alias $yaocang_shop/$yaocang_wechat;
  }`
  }
${path ? apiLocation(path) : foreignApi(api)}}
`;
}

/** @param {string} path */
const apiLocation = (path) => `
  # The API: PHP scripts below ${path}/. A script that is not there is missing.
  location ^~ ${path}/ {
    root /srv/yaocang/php;  # CHANGE: the folder in which ${path}/ is
    try_files $uri =404;
    location ~ \\.php$ {
${corsBlock('      ')}
      try_files $uri =404;
      include fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:/run/php/php8.2-fpm.sock;  # CHANGE: where PHP listens
    }
  }
  # location ^~ /uploads/ { root /srv/yaocang/php; }  # CHANGE: the folders of pictures that the API's answers name
`;

/** @param {string} api */
const foreignApi = (api) => `
  # The API is ${api}. Its server takes uploads of ${LARGEST} MB and long addresses, and logs no queries, by the lines above.
  # The location of its scripts allows this shop, with its own address in place of https://shop.example:
${corsBlock('  ')}
  # location ^~ /uploads/ { return 302 ${new URL(api).origin}$request_uri; }  # CHANGE: the folders of pictures that answers name without a host
`;

/** @param {string} indent */
const corsBlock = (indent) =>
  [
    'For a shop on another host (CORS):',
    'add_header Access-Control-Allow-Origin https://shop.example always;',
    'add_header Access-Control-Allow-Headers "token, agency-id, content-type" always;',
    'add_header Access-Control-Expose-Headers "Date, Retry-After" always;',
    'add_header Access-Control-Max-Age 86400 always;',
    'add_header Vary Origin always;',
    'if ($request_method = OPTIONS) { return 204; }',
  ]
    .map((line) => `${indent}# ${line}`)
    .join('\n');

/** A file for the folder of the static files. @param {Served} served */
export function htaccess({ base, api, folder, policy }) {
  const path = pathOf(api);
  const below = path && `${path}/`.startsWith(base) ? `${path}/`.slice(base.length) : undefined;
  return `# 药仓 below ${base}. Apache needs: a2enmod rewrite headers (and proxy_fcgi for PHP).
# It belongs to this release: the policy names the page's scripts.
#
# In the virtual host (CHANGE the folders):
${base === '/' ? `#   DocumentRoot ${folder}` : `#   Alias ${base.slice(0, -1)} ${folder}`}
#   <Directory ${folder}>
#     AllowOverride All
#     Require all granted
#   </Directory>
#   # Addresses carry passwords by the documents (yz_pay, up_pwd): the query is not logged.
#   LogFormat "%h %t \\"%m %U %H\\" %>s %b \\"%{User-Agent}i\\"" yaocang
#   CustomLog /var/log/apache2/yaocang.log yaocang
#   # A long list of goods makes a long address.
#   LimitRequestLine 32768
${
  path
    ? `#   # The API: PHP scripts below ${path}/.
#   Alias ${path} /srv/yaocang/php${path}
#   <Directory /srv/yaocang/php${path}>
#     Require all granted
#     # LimitRequestBody does not hold before PHP.
#     RewriteEngine On
#     RewriteCond expr "%{HTTP:Content-Length} -gt ${LARGEST * 1024 * 1024}"
#     RewriteRule ^ - [R=413,L]
#     AddOutputFilterByType DEFLATE application/json text/html
#     <FilesMatch "\\.php$">
#       SetHandler "proxy:unix:/run/php/php8.2-fpm.sock|fcgi://localhost"
#     </FilesMatch>
#   </Directory>`
    : `#   # The API is ${api}. CHANGE: the folders of pictures that its answers name without a host.
#   # RedirectMatch 302 ^/(uploads/.*)$ ${new URL(api).origin}/$1`
}
# The API allows a shop on another host (CORS) by, in its Directory:
#   Header always set Access-Control-Allow-Origin https://shop.example
#   Header always set Access-Control-Allow-Headers "token, agency-id, content-type"
#   Header always set Access-Control-Expose-Headers "Date, Retry-After"
#   Header always set Access-Control-Max-Age 86400
#   Header always merge Vary Origin
#   RewriteCond %{REQUEST_METHOD} OPTIONS
#   RewriteRule ^ - [R=204,L]

Options -Indexes -MultiViews
DirectoryIndex index.html
AddDefaultCharset utf-8
AddCharset utf-8 .js .css .txt

RewriteEngine On
RewriteBase ${base}
${below ? `RewriteRule ^${inPattern(below)} - [END]\n` : ''}RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
# A name with an ending is a file, there or missing; every other address is a page of the shop.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule !(^assets/|\\.[A-Za-z0-9]+$) index.html
# The compressed copies that lie beside the files.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^.+\\.(js|css|html|txt)$ $0.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^.+\\.(js|css|html|txt)$ $0.gz [END]

# Debian calls .br a language (Breton), and .gz a type.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
SetEnvIf Request_URI "\\.(js|css)$" no-gzip

<FilesMatch "\\.(js|css|html|txt)(\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
Header set X-Content-Type-Options nosniff
Header set Cache-Control "${YEAR}" "expr=%{REQUEST_URI} =~ m#^${base}assets/#"
<FilesMatch "^index\\.html(\\.br|\\.gz)?$">
  Header set Cache-Control no-cache
  Header set Referrer-Policy ${REFERRER}
  Header set Content-Security-Policy "${policy}"
</FilesMatch>
`;
}
