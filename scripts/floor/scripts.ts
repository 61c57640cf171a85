/** Functions that only newer browsers have and TypeScript allows, because its DOM library is current. */
const YOUNGER = [
  'structuredClone',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'throwIfAborted',
  'randomUUID',
  'requestIdleCallback',
  'checkVisibility',
  'showPopover',
  'startViewTransition',
  'replaceChildren',
  'URL.canParse',
];
/** Safari reads these in a regular expression from 16.4 on; before, the whole script does not load. */
const LOOKBEHIND = /\(\?<[=!]/;

/** What a line holds that no browser of the floor takes, by its name. */
const YOUNGER_WORDS: readonly (readonly [name: string, test: RegExp])[] = [
  ['a lookbehind', LOOKBEHIND],
  // The listener would stay: Safari 15 and Chrome 88 are the first to know it. `listen` of web/ui takes it away.
  ['addEventListener with a signal', /\baddEventListener\(.*\{[^}]*\bsignal\b/],
  // TypeScript allows it, because a library's types bring those of Node. Chrome 92 and Safari 15.4 are the first to know it.
  ['an entry counted from the end by .at()', /\.at\(/],
  // No browser lacks it, but its first use takes a slow phone 60 ms. `grouped` writes numbers, `minuteOf` times.
  ['toLocaleString()', /\.toLocale(?:Date|Time)?String\(/],
  // Before Chrome 91 it fails, and the build leaves `?.` as it is (`TARGET`).
  ['a list spread into a call behind ?.', /\?\.[\w$.[\]]*\((?:[^(){}[\]]*,)?\s*\.\.\./],
  // Chrome 88 and Safari 14 are the first to know these; an older one throws, or drops the whole rule.
  ['a list in :not()', /:not\([^)]*,/],
  [':is() or :where()', /:(is|where)\(/],
];

/** The same for properties. */
const YOUNGER_PROPERTIES = [
  'performance.timeOrigin',
  'navigator.userAgentData',
  'navigator.userActivation',
  'screen.orientation',
  'document.fullscreenElement',
];
const names = (all: readonly string[]): string => all.map((name) => name.replace('.', '\\.')).join('|');
const USED = new RegExp(`\\b(${names(YOUNGER)})\\(|\\b(${names(YOUNGER_PROPERTIES)})\\b`);

/** The lines that call or read what a floor browser lacks, a sentence each; comments are ignored. */
export const calledBeyondFloor = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const code = line.replace(/^\s*(\/\/|\/?\*).*/, '').replace(/\s\/\/ .*/, '');
    const [, called, read] = USED.exec(code) ?? [];
    const name = called ?? read ?? YOUNGER_WORDS.find(([, test]) => test.test(code))?.[0];
    return name ? [`${path}:${at + 1} ${name}`] : [];
  });
