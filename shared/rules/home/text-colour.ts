/** The text colour that is readable on the operator's background colour; undefined for an unknown format, such as a colour name. */
export function textColourOn(background: string): 'light' | 'dark' | undefined {
  const parts = partsOf(background.trim());
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map(linear);
  // At this luminance black and white have the same contrast (WCAG 2).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'dark' : 'light';
}

/** Red, green and blue from 0 to 255. */
function partsOf(colour: string): readonly number[] | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  if (hex?.length === 3) return [...hex].map((digit) => Number.parseInt(digit + digit, 16));
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [, list] = /^rgb\(([\d\s,]+)\)$/i.exec(colour) ?? [];
  const parts = list?.split(',').map(Number);
  return parts?.length === 3 && parts.every((part) => part >= 0 && part <= 255) ? parts : undefined;
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
