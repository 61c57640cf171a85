import { describe, expect, it } from 'vitest';
import { findFirefox, HOW_TO_FIREFOX } from '#scripts/setup/firefox.mjs';
import { visitEveryPage } from '../support/every-page.ts';
import { startFirefox } from './firefox.ts';

/**
 * Every page in Firefox, as a member, with scrollbars that take their room: at a phone's width, and at the narrowest desk,
 * where they leave the desk's layout less than it asks for.
 */

const program = findFirefox();

const SIZES = [
  { name: 'phone', width: 375, height: 812 },
  { name: 'desk', width: 1024, height: 768 },
] as const;

describe.each(SIZES)('$name', ({ name, ...size }) =>
  visitEveryPage({
    engine: `firefox-${name}`,
    start: program === null ? null : () => startFirefox(program, size),
    missing: HOW_TO_FIREFOX,
    wrong: (page) => page.errors(),
  }),
);

it.runIf(program)('a scrollbar takes its room', async () => {
  const page = await startFirefox(program ?? '', { width: 800, height: 600 });
  try {
    await page.goto('data:text/html,<div style="height: 3000px">');
    const [outer, inner] = await page.evaluate(() => [innerWidth, document.documentElement.clientWidth] as const);
    expect(outer).toBe(800);
    expect(inner).toBeLessThan(800);
  } finally {
    await page.stop();
  }
});
