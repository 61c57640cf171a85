/** Only these places move the page to another address, each for its reason. An address of an answer leaves by `leaveFor`. */
const MAY_LEAVE: readonly string[] = [
  'web/navigation/leave.ts',
  'web/navigation/reload-fresh.ts',
  'web/boot/run-app.ts',
];

const LEAVES = /\blocation\.(assign|replace|reload)\(|\blocation(\.href)?\s=[^=]|\bwindow\.open\(/;

/** The lines that leave the page by another way, a sentence each; comments are ignored. */
export function otherWaysOut(path: string, text: string): string[] {
  if (MAY_LEAVE.includes(path)) return [];
  return text.split('\n').flatMap((line, at) => {
    const code = line.replace(/^\s*(\/\/|\/?\*).*/, '').replace(/\s\/\/ .*/, '');
    return LEAVES.test(code) ? [`${path}:${at + 1} leaves the page by another way than web/navigation/leave.ts`] : [];
  });
}
