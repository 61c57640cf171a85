/** Names of secrets as they stand in running text. */
import { PHONE_NAMES, SECRET_NAMES } from '#shared/rules/secret-names.ts';

const spelled = [...SECRET_NAMES, ...PHONE_NAMES].map((name) => name.replace(/[-_]/g, '[-_]')).join('|');
const HEADERS = 'token|operator-key|authorization|cookie';

/**
 * Finds named values in running text: `name=value` of an address or a form, `"name":"value"` of JSON, and `name: value`
 * of the headers that carry secrets. The groups are what stands before the value, its name, and the value.
 */
export const namedInText = (): RegExp[] => [
  new RegExp(`(?<![\\w-])((${spelled})=)([^&\\s"'<>,;\\\\]+)`, 'gi'),
  new RegExp(`("(${spelled})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi'),
  new RegExp(`("(${spelled})"\\s*:\\s*)(-?\\d[\\d.]*)(?![\\d.*])`, 'gi'),
  new RegExp(`(?<![\\w-])((${HEADERS}):\\s?)([^\\s"',;]+)`, 'gi'),
];
