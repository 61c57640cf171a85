/**
 * A page's first calls, before any code has loaded: init, then what the page's loader reads. A member's reads leave
 * beside init ("Early reads" in web/README.md): nothing of their answers is used unless init allows the page.
 */
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isNewVersion } from '#shared/rules/app/start-up.ts';
import { type Asked, dropPrefetched, isTooLate } from '#web/state/loading/prefetched.ts';
import { isRecord } from '#web/state/storage/guards.ts';
import { filledPairs, fromInit, type PageTable, type TableRead, textAt } from './page-table.ts';

type Pairs = Iterable<readonly [string, string]>;

/** Init's answer, as far as it decides about the page. */
export type FromInit = Readonly<Record<string, unknown>>;

export interface FirstCalls {
  readonly calls: Pick<PageTable, 'init' | 'header'>;
  /** The reads that this visitor makes with this query. */
  readonly reads: readonly TableRead[];
  readonly query: URLSearchParams;
  /** Sends a call. */
  readonly ask: (call: string, pairs?: Pairs) => Asked;
  /** The arguments of init. */
  readonly initArgs: Pairs;
  /** What the last visit stored of init, when a session and an agency are stored too; else nothing leaves before init. */
  readonly before: FromInit | undefined;
  /** The version that the last visit stored. */
  readonly version: string | undefined;
  /** The reads that fill the page; each answer is told. The other early reads leave once `painted`. */
  readonly tell?: {
    readonly calls: readonly string[];
    readonly painted: Promise<unknown>;
    onAnswer(call: string, text: string | undefined): void;
  };
}

/**
 * Sends the calls. Resolves with init's answer when it allows the page. After a failure, a lost login, a closed shop or a
 * new version it resolves with nothing: the answers of early reads are dropped, and nothing more is requested.
 */
export async function askFirst(first: FirstCalls): Promise<FromInit | undefined> {
  const { calls, reads, before, ask, tell } = first;
  const early = reads.filter((read) => before && fromInit(read).every((name) => before[name] !== undefined));
  const init = ask(calls.init, first.initArgs);
  let isRefused = false;
  for (const read of early)
    afterDelay(read.delay, async () => {
      if (!tell?.calls.includes(read.path)) await tell?.painted;
      if (!isRefused) await askOne(first, read, before ?? {});
    });
  const told = parsed(await init.text);
  if (!isRecord(told) || !allows(told, first.version)) {
    isRefused = true;
    dropPrefetched(init.response);
    return undefined;
  }
  for (const read of reads) if (!early.includes(read)) afterDelay(read.delay, () => askOne(first, read, told));
  afterDelay(START_DELAY, async () => {
    if (!isTooLate(calls.header)) ask(calls.header);
  });
  return told;
}

/** Whether the page may be shown: what the app decides about init's answer (start-shop.ts), before the app is there. */
const allows = ({ error, need_login, shop_closed, version }: FromInit, stored: string | undefined): boolean =>
  !(
    Number(error) > 0 ||
    Number(need_login) > 0 ||
    Number(shop_closed) > 0 ||
    isNewVersion(stored, String(version ?? ''))
  );

/** Delays count from when the page was opened. One that is over is none: a timer would wait for the page's layout. */
function afterDelay(delay: number, work: () => Promise<void>): void {
  const left = delay - performance.now();
  const act = () => void work().catch(() => undefined);
  if (left > 0) setTimeout(act, left);
  else act();
}

/** Also preloads the largest image, which then does not wait for the code that renders it. */
async function askOne({ query, ask, tell }: FirstCalls, read: TableRead, told: FromInit): Promise<void> {
  if (isTooLate(read.path)) return;
  const text = await ask(read.path, filledPairs(read, query, told)).text;
  if (tell?.calls.includes(read.path)) tell.onAnswer(read.path, text);
  const src = read.image && textAt(parsed(text), read.image);
  if (src) new Image().src = src;
}

/** Undefined for what is no JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
