/** A room in which a page of the shop stands without a browser, before a whole stand-in in the same process. */
import { createElement, Suspense } from 'react';
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop } from '#fixtures/backend/testing/test-shop.ts';
import { common } from '#shared/contract/common.ts';
import { operatorOf } from './operator.ts';
import { keeper } from './own.ts';
import type { Road } from './routes.ts';

/** A page once it has come to rest. */
export interface Seen {
  /** The addresses that it asked, in their order. */
  readonly asked: readonly string[];
  readonly words: string;
  /** What was said over the page. */
  readonly said: readonly string[];
  /** A button offers another try. */
  readonly retries: boolean;
  /** A link or a button leads on. */
  readonly leadsOn: boolean;
  /** The menus of this visit still lead to it. */
  readonly offered: boolean;
  /** Where its links lead, beyond the page itself, that this shop turned out not to have. */
  readonly deadEnds: readonly string[];
}

/** What differs from a visit to the stand-in as it is. */
interface Twist {
  readonly instead?: Instead;
  /** The calls that this visit has met as missing before. */
  readonly missing?: readonly string[];
}

/** An answer in the place of the stand-in's; undefined lets that answer. */
export type Instead = (url: string) => Response | undefined;

/** Phones first: a desk adds the side menu. */
const PHONE = { happyDOM: { width: 375, height: 812 } };
/** Steps of ms in which a page's timers run; they cover every documented delay. */
const STEPS = 8;
const STEP = 200;
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** The stand-in and the pages speak Node's own; the rest of a window is happy-dom's. */
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

/** Opens it; the stand-in's files are read before there is a window. */
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
  let asked: string[] = [];
  const inFlight = new Set<Promise<unknown>>();
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = String(input);
    asked.push(url);
    const given = instead(url);
    const came = given ? Promise.resolve(given) : shop.fetch(url.replace(/^https?:\/\/[^/]+/, LOOPBACK), init);
    const settled = came.then(
      () => undefined,
      () => undefined,
    );
    inFlight.add(settled);
    void settled.then(() => inFlight.delete(settled));
    return came;
  });
  vi.stubGlobal('IntersectionObserver', EverythingNear);
  const belongings = keeper(LOOPBACK, operatorOf({ url: LOOPBACK, operatorKey: 'yaocang-operator' }));
  const settings = await shop.ask(common.init, { device: 'mobile', log_bs: '' });

  async function visit(road: Pick<Road, 'route' | 'as' | 'address'>, twist: Twist = {}): Promise<Seen> {
    const own = await belongings(road.as);
    const address = await road.address(own);
    vi.useFakeTimers({ toFake: [...TIMERS, 'Date'], now: shop.shop.now() });
    web.enter(own.self.answer, settings, twist.missing);
    const told = web.listen();
    instead = twist.instead ?? instead;
    asked = [];
    try {
      const View = await web.pageOf(road.route);
      const page = createElement(View, { query: web.queryOf(road.route, address) as never });
      await web.act(async () => void web.render(createElement(Suspense, { fallback: null }, page)));
      for (let step = 0; step < STEPS; step += 1) {
        await web.act(() => vi.advanceTimersByTimeAsync(STEP));
        while (inFlight.size > 0) await Promise.all(inFlight);
        await vi.dynamicImportSettled();
        await web.act(async () => undefined);
      }
      return { asked, said: told(), ...web.look(address) };
    } finally {
      vi.useRealTimers();
      instead = () => undefined;
      web.leave();
    }
  }

  async function close(): Promise<void> {
    vi.unstubAllGlobals();
    await dom.teardown(globalThis);
    putBack(Object.keys(before));
    await shop.close();
  }
  return { visit, close };
}

/** Whatever is looked for is in sight. */
class EverythingNear {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.seen([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}
