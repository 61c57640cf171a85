import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { html } from './testing.ts';

it('keeps its ratio, and loads lazily unless it is eager', () => {
  const lazy = html(<Picture src="/p.svg" alt="" size={96} ratio={0.5} />);
  expect(lazy).toContain('width="96" height="48" loading="lazy"');
  expect(html(<Picture src="/p.svg" alt="" eager />)).toContain('loading="eager"');
});

it.each([undefined, null, ''])('draws and tells a missing picture: %j', (src) => {
  expect(html(<Picture src={src} alt="试纸" />)).toContain('aria-label="试纸，暂无图片"');
});
