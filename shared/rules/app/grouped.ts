/**
 * A number with thousands separators: 1260 is "1,260", -1234.5 is "-1,234.5". Written by hand: the browser's own
 * `toLocaleString` loads its data at the first use, which takes a slow phone 60 ms.
 */
export function grouped(value: number): string {
  const [whole = '', part] = String(value).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? digits : `${digits}.${part}`;
}
