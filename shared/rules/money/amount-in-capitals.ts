/** An amount in the capital numerals of Chinese accounts, which nobody can change by a stroke: 568.50 is 伍佰陆拾捌元伍角整. */
const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Four digits; 零 stands once for the zeros between two others. */
function groupWords(group: string): string {
  const words = [...group].map((digit, at) =>
    Number(digit) === 0 ? '零' : `${DIGITS[Number(digit)]}${PLACES[group.length - 1 - at]}`,
  );
  return words.join('').replace(/零+/g, '零').replace(/零$/, '');
}

function integerWords(yuan: number): string {
  const digits = String(yuan);
  const first = digits.length % 4 || 4;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/.{4}/g) ?? [])];
  const words = groups.map((group, at) => {
    const said = groupWords(group);
    return said ? `${said}${GROUPS[groups.length - 1 - at]}` : '零';
  });
  return words.join('').replace(/零+/g, '零').replace(/零$/, '');
}

/** Fen in capitals, with 整 where no fen follow. */
export function amountInCapitals(fen: number): string {
  const all = Math.abs(Math.trunc(fen));
  const yuan = Math.floor(all / 100);
  const jiao = Math.floor(all / 10) % 10;
  const rest = all % 10;
  const whole = yuan > 0 ? `${integerWords(yuan)}元` : '';
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : yuan > 0 && rest > 0 ? '零' : '';
  const end = rest > 0 ? `${DIGITS[rest]}分` : '整';
  return `${fen <= -1 ? '负' : ''}${whole || tenths || rest > 0 ? whole : '零元'}${tenths}${end}`;
}
