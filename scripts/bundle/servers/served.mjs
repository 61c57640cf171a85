/**
 * What nginx's and Apache's files need to know. Two owners: the release has its folder and its policy, which change with
 * each release; the operator has the domain, its certificate, PHP and pictures, which do not.
 *
 * @typedef {object} Served
 * @property {string} base path of the shop, with both slashes
 * @property {URL} site origin of the shop
 * @property {string} api path of the API without a slash at its end
 * @property {URL | undefined} apiSite origin of the API, where that is another host
 * @property {string} at folder of the shop on the server, absolute
 * @property {string} policy the Content-Security-Policy of the page
 */

/** MB: the shop sends pictures of at most 1 MB, and papers as they are. */
export const LARGEST_MB = 8;

/** KB: a long list of goods makes a long address. */
export const LONGEST_KB = 32;

export const YEAR = 'public, max-age=31536000, immutable';
export const HOUR = 'public, max-age=3600';
export const REFERRER = 'strict-origin-when-cross-origin';
/** Scanning a barcode takes the camera. */
export const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** What browsers are told for a year cannot be taken back. */
export const STRICT_TRANSPORT = 'max-age=31536000';
export const STRICT_WARNING =
  'browsers then open this domain by TLS only, for a year, and nobody can click an expired certificate away';

/** Files of the domain, which no release brings: MP_verify_….txt of WeChat's consoles, and .well-known. @param {Served} served */
export const domainFolder = ({ at }) => `${parentOf(at)}/domain`;

/** Folders that CHANGE names. @param {Served} served */
export const phpFolder = ({ at }) => `${parentOf(at)}/php`;
/** @param {Served} served */
export const picturesFolder = ({ at }) => `${parentOf(at)}/uploads`;
export const PICTURES = '/uploads';

/** @param {string} path */
const parentOf = (path) => path.replace(/\/[^/]*$/, '');

/** @param {string} text */
export const inPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name with an ending is a file, there or missing; every other address is a page of the shop. */
export const NAMES_FILE = '\\.[A-Za-z0-9]+$';

/** What runs: scripts in the API's own folder, and in those that the documents name. Never one in a folder of uploads. */
export const SCRIPT = '(?:pay/)?[^/.][^/]*\\.php';

/** What is shown of a folder of uploads. No kind of file in which a script could stand. */
export const PICTURE = '(?:[^/.][^/]*/)*[^/.][^/]*\\.(?:jpe?g|png|gif|webp|bmp|pdf)';

/** What is shown of the folder of the domain: WeChat's files, and what has an address by a standard, such as certbot's. */
export const OF_DOMAIN = 'MP_verify_\\w+\\.txt|\\.well-known/(?:[\\w-]+/)*[\\w-]+(?:\\.(?:txt|json))?';

/** A word for what is named once in a server. @param {Served} served */
export const wordOf = ({ at }) => `yaocang_${at.replace(/\W+/g, '_').replace(/^_/, '')}`;

/** @param {URL} site */
export const portOf = ({ port, protocol }) => port || (protocol === 'https:' ? '443' : '80');

/** What an API allows a shop on another host (CORS). @param {Served} served @returns {[name: string, value: string][]} */
export const allowances = ({ site }) => [
  ['Access-Control-Allow-Origin', site.origin],
  ['Access-Control-Allow-Headers', 'token, agency-id, content-type'],
  ['Access-Control-Expose-Headers', 'Date, Retry-After'],
  ['Access-Control-Max-Age', '86400'],
];

/** @param {string} lines @param {number} by */
export const indented = (lines, by) => lines.replace(/^(?=.)/gm, ' '.repeat(by));

/** @param {string} lines */
export const commented = (lines) => lines.replace(/^(?=.)/gm, '# ');
