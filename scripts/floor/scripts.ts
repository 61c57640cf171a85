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

const CALLED = new RegExp(`\\b(${YOUNGER.map((name) => name.replace('.', '\\.')).join('|')})\\(`);

/** The lines that call what a floor browser lacks, a sentence each; comments are ignored. */
export const calledBeyondFloor = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const code = line.replace(/^\s*(\/\/|\/?\*).*/, '').replace(/\s\/\/ .*/, '');
    const name = CALLED.exec(code)?.[1] ?? (LOOKBEHIND.test(code) ? 'a lookbehind' : undefined);
    return name ? [`${path}:${at + 1} ${name}`] : [];
  });
