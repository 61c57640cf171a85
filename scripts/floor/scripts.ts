/** What a page has in younger browsers only, and TypeScript lets through, for its library of the page is of today. */
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
const CALLED = new RegExp(`\\b(${YOUNGER.map((name) => name.replace('.', '\\.')).join('|')})\\(`);

/** The lines of a source that call what the floor lacks, a sentence each; comments may speak of it. */
export const calledBeyondFloor = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const [, name] = CALLED.exec(line.replace(/^\s*(\/\/|\/?\*).*/, '').replace(/\s\/\/ .*/, '')) ?? [];
    return name ? [`${path}:${at + 1} ${name}`] : [];
  });
