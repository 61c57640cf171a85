/** Shapes that several icons share, on a grid of 24 units. */
export const o = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`;
export const box = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + 2}q0-2 2-2h${w - 4}q2 0 2 2v${h - 4}q0 2-2 2h${4 - w}q-2 0-2-2z`;

export const ring = o(12, 12, 8.5);
export const wheels = o(9, 19.6, 1.2) + o(16.5, 19.6, 1.2);
export const sheet = 'M6 3.5h8L18.5 8v12.5H6zM14 3.5V8h4.5';
