import { parseAst } from 'vite';

/**
 * What React can do and the shop never asks it for, by the functions through which React comes to it. Each acts only on what
 * is named here: without such an element it is never called, or looks for one and finds none. So it may do nothing, and a
 * fifth of React stays at home. `react-unused.test.ts` looks through the shop's sources for such an element.
 */
export const UNUSED = {
  /** `<ViewTransition>` */
  viewTransitions: [
    'startViewTransition',
    'createViewTransitionInstance',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
  ],
  /** `<title>`, `<meta>`, `<link>`, `<style>` and `<script>`, which it would put into the head, and fetching such ahead. */
  heads: [
    'isHostHoistableType',
    'getResource',
    'acquireResource',
    'mountHoistable',
    'getHydratableHoistableCache',
    'suspendResource',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  /** `<Fragment ref>` */
  fragmentRefs: [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'validateDocumentPositionWithFiberTree',
  ],
  /** `hydrateRoot`: the app draws anew what stands in the page. */
  hydration: [
    'updateDehydratedSuspenseComponent',
    'retryDehydratedSuspenseBoundary',
    'hideOrUnhideDehydratedBoundary',
    'clearHydrationBoundary',
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'prepareToHydrateHostInstance',
    'popHydrationState',
    'attemptExplicitHydrationTarget',
    'attemptReplayContinuousQueuedEvent',
    'queueIfContinuousEvent',
    'scheduleReplayQueueIfNeeded',
    'retryIfBlockedOn',
  ],
  /** `useActionState` and functions as a form's action */
  formActions: [
    'mountActionState',
    'updateActionStateImpl',
    'runActionStateAction',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'startHostTransition',
  ],
  /** `<SuspenseList>` */
  suspenseLists: ['updateSuspenseListComponent', 'cutOffTailIfNeeded'],
};

/** What such a function carries besides itself: `FragmentInstance.prototype.focus = …`. */
const METHOD = /^(\w+)\.prototype\.\w+ =/;

/**
 * Leaves the functions empty, and their methods out.
 * @param {string} code a production file of React, with its functions at the top
 * @param {readonly string[]} names
 */
export function withoutUnused(code, names) {
  const cuts = /** @type {{ from: number, to: number, put: string }[]} */ ([]);
  const found = /** @type {string[]} */ ([]);
  for (const each of parseAst(code).body) {
    if (each.type === 'FunctionDeclaration' && each.body && names.includes(each.id?.name ?? '')) {
      found.push(each.id?.name ?? '');
      cuts.push({ from: each.body.start, to: each.body.end, put: '{}' });
    }
    const [, owner = ''] = METHOD.exec(code.slice(each.start, each.end)) ?? [];
    if (names.includes(owner)) cuts.push({ from: each.start, to: each.end, put: '' });
  }
  const missing = names.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`React has no function called ${missing.join(', ')} any more.`);
  return cuts.reduceRight((left, { from, to, put }) => left.slice(0, from) + put + left.slice(to), code);
}
