/** Removes what the oldest supported browsers lack (scripts/floor/browsers.mjs), before any script of the page runs. */
export function takeAway(): void {
  // The test's own code still needs it (support/overlaps.ts).
  Object.assign(globalThis, { checkVisibility: Element.prototype.checkVisibility });
  const lost: readonly (readonly [owner: object, ...names: string[]])[] = [
    [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [String.prototype, 'at', 'isWellFormed', 'toWellFormed'],
    [Object, 'hasOwn', 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [AbortSignal, 'any', 'timeout', 'abort'],
    [AbortSignal.prototype, 'throwIfAborted', 'reason'],
    [Crypto.prototype, 'randomUUID'],
    [Element.prototype, 'checkVisibility', 'replaceChildren'],
    [HTMLElement.prototype, 'showPopover', 'inert'],
    [URL, 'canParse', 'parse'],
    [Document.prototype, 'startViewTransition'],
    [globalThis, 'structuredClone', 'requestIdleCallback', 'scheduler', 'reportError'],
  ];
  for (const [owner, ...names] of lost) for (const name of names) Reflect.deleteProperty(owner, name);
}
