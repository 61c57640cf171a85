import { HOUR, NAMES_FILE, PERMISSIONS, REFERRER, YEAR } from './served.mjs';

/**
 * What belongs to the release: `.htaccess` in its folder.
 * @param {import('./served.mjs').Served} served
 */
export const apacheRelease = ({
  base,
  policy,
}) => `# 药仓 below ${base}: what belongs to this release. The next one brings its own; nothing in it is for you to change.
Options -Indexes -MultiViews
DirectoryIndex index.html
AddDefaultCharset utf-8
AddCharset utf-8 .js .css .txt

RewriteEngine On
RewriteBase ${base}
RewriteRule (^|/)\\. - [R=404,L]
# A name with an ending is a file, there or missing; every other address is a page of the shop.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule !(^assets/|${NAMES_FILE}) index.html
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
Header always set X-Content-Type-Options nosniff
Header set Cache-Control "${HOUR}"
Header set Cache-Control "${YEAR}" "expr=%{REQUEST_URI} =~ m#^${base}assets/#"
<FilesMatch "^index\\.html(\\.br|\\.gz)?$">
  Header set Cache-Control no-cache
  Header set Referrer-Policy ${REFERRER}
  Header set Permissions-Policy "${PERMISSIONS}"
  Header set Content-Security-Policy "${policy}"
</FilesMatch>
`;
