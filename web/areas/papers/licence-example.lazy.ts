/** Drawings of a good photograph of a licence and three bad ones. */

const paper = (name: string, more = '') =>
  `<rect width="220" height="160" rx="4" fill="#fdf8ea" stroke="#b99a4b" stroke-width="4"/>` +
  `<text x="110" y="38" font-size="20" font-weight="700" text-anchor="middle" fill="#4a3b12">${name}</text>` +
  [62, 82, 102, 122]
    .map((y) => `<path d="M28 ${y}h${y === 122 ? 90 : 150}" stroke="#7a6a3d" stroke-width="5"/>`)
    .join('') +
  `<circle cx="172" cy="122" r="18" fill="none" stroke="#c0392b" stroke-width="3"/>${more}`;

/** One photograph: the table, the paper on it, and the caption. */
const photo = (x: number, y: number, inner: string, words: string, good: boolean) =>
  `<g transform="translate(${x} ${y})"><svg width="280" height="210" viewBox="0 0 280 210">` +
  `<rect width="280" height="210" fill="#5d6468"/>${inner}</svg>` +
  `<circle cx="14" cy="236" r="12" fill="${good ? '#0a7557' : '#8a5200'}"/>` +
  `<path d="${good ? 'M8 236l4 4 8-8' : 'M9 231l10 10M19 231l-10 10'}" fill="none" stroke="#fff" stroke-width="3"/>` +
  `<text x="34" y="243" font-size="20" fill="#fff">${words}</text></g>`;

const at = (x: number, y: number, inner: string) => `<g transform="translate(${x} ${y})">${inner}</g>`;
const NAME = '营业执照';
const blur = '<filter id="b"><feGaussianBlur stdDeviation="3"/></filter>';
const glare = '<ellipse cx="100" cy="78" rx="80" ry="42" fill="#fff" opacity=".85"/>';

const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 560" width="1280" height="1120" font-family="sans-serif">` +
  `<defs>${blur}</defs><rect width="640" height="560" fill="#0d1214"/>` +
  photo(20, 20, at(30, 25, paper(NAME)), '四角完整、字迹清楚', true) +
  photo(340, 20, at(110, 80, paper(NAME)), '缺了两个角', false) +
  photo(20, 300, at(30, 25, `<g filter="url(#b)">${paper(NAME)}</g>`), '字迹模糊', false) +
  photo(340, 300, at(30, 25, paper(NAME, glare)), '反光看不清', false) +
  '</svg>';

export const licenceExample = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
