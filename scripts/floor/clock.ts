/** One clock: only these places read the device's, each for its reason. Everything else asks `web/state/clock.ts`. */
const MAY_READ: Readonly<Record<string, string>> = {
  'web/state/clock.ts': 'the one clock, which the server sets',
  'shared/flows/clock.ts': 'the clock of the terminal, and what the one of the web waits with',
  'web/state/storage/':
    'how long this device has kept something, and when it reloaded: asked before any answer has come',
  'web/navigation/reload-fresh.ts': 'an address that no cache knows',
  'web/boot/inline-script.ts': 'a program of its own, which runs before the first answer',
};

const READS = /\bDate\.now\b|\bnew Date\(\)/;
const OTHER_CLOCK = /\brealClock\b/;

/** The lines that read another clock, a sentence each; comments are ignored. */
export function readsOfOtherClocks(path: string, text: string): string[] {
  if (path.startsWith('web/build/') || Object.keys(MAY_READ).some((place) => path.startsWith(place))) return [];
  return text.split('\n').flatMap((line, at) => {
    const code = line.replace(/^\s*(\/\/|\/?\*).*/, '').replace(/\s\/\/ .*/, '');
    const reads = READS.test(code) || (path.startsWith('web/') && OTHER_CLOCK.test(code));
    return reads ? [`${path}:${at + 1} reads another clock than web/state/clock.ts`] : [];
  });
}
