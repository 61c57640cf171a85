import { readFileSync } from 'node:fs';
import { WrongWord } from '../setup/words.mjs';

/** What may stand between this machine and an API: a password of the web server (HTTP Basic), and a certificate of one's own. */

const VARIABLE = 'YAOCANG_GATE_PASSWORD';

/**
 * `fetch`, with user and password where a user is named. The password never stands on the command line, which every process can
 * read. Throws WrongWord.
 * @param {string | undefined} user
 * @param {string | undefined} file has the password in its first line
 * @returns {typeof fetch}
 */
export function askedThrough(user, file) {
  if (user === undefined) {
    if (file !== undefined) throw new WrongWord('--gate-password-file needs --gate-user.');
    return fetch;
  }
  const password = file === undefined ? process.env[VARIABLE] : firstLine(file);
  if (!password) throw new WrongWord(`--gate-user needs its password: --gate-password-file FILE, or ${VARIABLE}.`);
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', authorization);
    return fetch(address, { ...init, headers });
  };
}

/** @param {string} file */
function firstLine(file) {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/, 1)[0];
  } catch (error) {
    throw new WrongWord(`--gate-password-file: ${/** @type {Error} */ (error).message}`);
  }
}

const UNKNOWN_ISSUER = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|CERT_UNTRUSTED/;

/** What to do about it; '' where nothing is known. @param {unknown} error what a call has thrown */
export function adviceOn(error) {
  const { status, cause } = /** @type {{ status?: number, cause?: unknown }} */ (error ?? {});
  if (status === 401) return '\nA password stands in front of it: --gate-user USER, and --gate-password-file FILE.';
  const code = codeIn(cause);
  if (UNKNOWN_ISSUER.test(code))
    return `\nIts certificate is not known here (${code}): NODE_EXTRA_CA_CERTS=FILE.pem before the command.`;
  return code === '' ? '' : ` (${code})`;
}

/** The code of a failed connection, however deep it stands. @param {unknown} error @returns {string} */
function codeIn(error) {
  if (!(error instanceof Error)) return '';
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  // That of an interrupted request is a number.
  return typeof code === 'string' ? code : codeIn(error.cause);
}
