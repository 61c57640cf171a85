/** Characters that HTML writes as entities. */

/** Those of PHP's htmlspecialchars, and what names of goods hold beside them. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  times: '×',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  mdash: '—',
  hellip: '…',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  ldquo: '“',
  rdquo: '”',
};

const LAST_CODE_POINT = 0x10ffff;

/** Decodes each entity once: `&amp;lt;` becomes `&lt;`. What is no entity stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= LAST_CODE_POINT ? String.fromCodePoint(point) : whole;
  });

const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** As PHP's htmlspecialchars writes it. */
export const encodeEntities = (text: string): string => text.replace(/[&<>"']/g, (sign) => SPECIAL[sign]!);
