/** Renders a page of the shop without a browser, on a whole stand-in in the same process. */
import { gunzipSync } from 'node:zlib';
import { createElement, Suspense } from 'react';
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import type { FaultKind } from '#fixtures/backend/server/faults.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop } from '#fixtures/backend/testing/test-shop.ts';
import { common } from '#shared/contract/common.ts';
import type { MemberName } from './buyer.ts';
import { operatorOf } from './operator.ts';
import { keeper } from './own.ts';
import type { Road } from './routes.ts';

/** A page at rest. */
export interface Seen {
  /** The URLs that it requested, in order. */
  readonly asked: readonly string[];
  readonly words: string;
  /** The toasts. */
  readonly said: readonly string[];
  /** A button offers a retry. */
  readonly retries: boolean;
  /** There is a link or a button. */
  readonly leadsOn: boolean;
  /** The menus of this visit still have the page. */
  readonly offered: boolean;
  /** Links to pages that this shop turned out not to offer. */
  readonly deadEnds: readonly string[];
}

/** Differences from a visit to the unmodified stand-in. */
interface Twist {
  readonly instead?: Instead;
  /** Calls that this visit has found missing before. */
  readonly missing?: readonly string[];
  /** What the stand-in does to each answer of this visit. */
  readonly fault?: FaultKind;
  /** Who visits in place of the page's member; '' nobody. */
  readonly as?: MemberName | '';
  /** Hears each answer, by its URL. */
  readonly hears?: (url: string, answer: unknown) => void;
}

/** Replaces the stand-in's answer; undefined keeps it. */
export type Instead = (url: string) => Response | undefined;

/** A phone's size; a desktop adds the side menu. */
const PHONE = { happyDOM: { width: 375, height: 812 } };
/** Steps of ms in which timers advance; together they cover every documented delay. */
const STEPS = 8;
const STEP = 200;
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

const ownTimeout = setTimeout;

/** The stand-in and the pages use Node's own globals; the rest of the window is happy-dom's. */
const NODES_OWN = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'Blob',
  'File',
  'FormData',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'performance',
  'crypto',
];

/** As a browser hands it on: without its compression. */
async function unpacked(answer: Response): Promise<Response> {
  if (answer.headers.get('content-encoding') !== 'gzip') return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  return new Response(gunzipSync(await answer.arrayBuffer()), { status: answer.status, headers });
}

/** Opens it; the stand-in's files are loaded before there is a window. */
export async function openPageRoom() {
  const shop = await openTestShop();
  const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;
  const dom = await builtinEnvironments['happy-dom'].setup(globalThis, PHONE);
  const putBack = (names: readonly string[]): void => {
    for (const name of names) if (before[name]) Object.defineProperty(globalThis, name, before[name]);
  };
  putBack(NODES_OWN);
  const web = await import('./page-room-web.ts');

  let instead: Instead = () => undefined;
  let hears: Twist['hears'];
  let asked: string[] = [];
  const inFlight = new Set<Promise<unknown>>();
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = String(input);
    asked.push(url);
    const given = instead(url);
    const sent = given ? Promise.resolve(given) : shop.fetch(url.replace(/^https?:\/\/[^/]+/, LOOPBACK), init);
    const came = sent.then(unpacked);
    const settled = came.then(
      async (answer) => hears?.(url, await answer.clone().json()),
      () => undefined,
    );
    inFlight.add(settled);
    void settled.then(() => inFlight.delete(settled));
    return came;
  });
  vi.stubGlobal('IntersectionObserver', EverythingNear);
  const operator = operatorOf({ url: LOOPBACK, operatorKey: 'yaocang-operator' });
  const belongings = keeper(LOOPBACK, operator);

  async function visit(road: Pick<Road, 'route' | 'as' | 'address'>, twist: Twist = {}): Promise<Seen> {
    const own = await belongings(road.as);
    const address = await road.address(own);
    const settings = await shop.ask(common.init, { device: 'mobile', log_bs: '' });
    const { as = road.as } = twist;
    const visitor = as === '' ? undefined : (await belongings(as)).self.answer;
    vi.useFakeTimers({ toFake: [...TIMERS, 'Date'], now: shop.shop.now() });
    web.enter(visitor, settings, twist.missing);
    const told = web.listen();
    instead = twist.instead ?? instead;
    hears = twist.hears;
    asked = [];
    try {
      if (twist.fault) await operator.faults({ call: '*', kind: twist.fault, times: 0 });
      const View = await web.pageOf(road.route);
      const page = createElement(View, { query: web.queryOf(road.route, address) as never });
      await web.act(async () => void web.render(createElement(Suspense, { fallback: null }, page)));
      // A failure that may pass is asked again, twice.
      for (let step = 0; step < (twist.fault ? 2 * STEPS : STEPS); step += 1) {
        await web.act(() => vi.advanceTimersByTimeAsync(STEP));
        while (inFlight.size > 0) await Promise.all(inFlight);
        await vi.dynamicImportSettled();
        await web.act(async () => undefined);
      }
      // React holds code that came late back for 300 ms, by the clock that it took when it was loaded.
      for (let wait = 0; wait < 4 && document.querySelector('.skeleton') !== null; wait += 1) {
        await web.act(() => new Promise((resolve) => void ownTimeout(resolve, 100)));
      }
      return { asked, said: told(), ...web.look(address) };
    } finally {
      vi.useRealTimers();
      instead = () => undefined;
      hears = undefined;
      web.leave();
      if (twist.fault) await operator.clearFaults();
    }
  }

  async function close(): Promise<void> {
    vi.unstubAllGlobals();
    await dom.teardown(globalThis);
    putBack(Object.keys(before));
    await shop.close();
  }
  return { visit, close, operator };
}

/** Reports every observed element as visible. */
class EverythingNear {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.seen([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}
