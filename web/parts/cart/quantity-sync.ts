/**
 * Sends changed quantities of cart lines: 600 ms after the last change, only the last value, one request per line at a
 * time. When the page is left, what waits is sent at once; a request outlives its page.
 */
import type { AnswerOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { CART_SYNC_DELAY } from '#shared/rules/cart/cart-quantity.ts';
import { api } from '#web/state/loading/api.ts';

type UpNumAnswer = AnswerOf<typeof cart.upNum>;

const outliving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Sends what waits, for every cart of this tab in which something does. */
const waiting = new Set<() => unknown>();
globalThis.addEventListener?.('pagehide', () => {
  for (const send of waiting) send();
});

interface Outcome {
  /** The server's answer to the current quantity. */
  settled(id: string, answer: UpNumAnswer): void;
  /** The quantity could not be sent, or its outcome is unknown. */
  failed(id: string, error: unknown): void;
  /** No quantity is pending any more. */
  quiet(): void;
}

interface Line {
  wanted: number;
  /** Not sent yet. */
  waiting: boolean;
  /** The delay has passed, or the answer is needed now. */
  due: boolean;
  quiet: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | undefined;
}

/** One for each place that shows lines; kept outside its proxy. */
export function createQuantitySync({ settled, failed, quiet }: Outcome) {
  const lines = new Map<string, Line>();

  function want(id: string, num: number): void {
    const line = lines.get(id) ?? { wanted: num, waiting: false, due: false, quiet: undefined, running: undefined };
    lines.set(id, line);
    waiting.add(flush);
    clearTimeout(line.quiet);
    line.wanted = num;
    line.waiting = true;
    line.due = false;
    line.quiet = setTimeout(() => start(id, line), CART_SYNC_DELAY);
  }

  function start(id: string, line: Line): Promise<void> {
    clearTimeout(line.quiet);
    line.due = line.waiting;
    line.running ??= run(id, line).finally(() => {
      line.running = undefined;
      if (!line.waiting) lines.delete(id);
      if (lines.size > 0) return;
      waiting.delete(flush);
      quiet();
    });
    return line.running;
  }

  async function run(id: string, line: Line): Promise<void> {
    while (line.due) {
      line.due = false;
      line.waiting = false;
      const sent = line.wanted;
      try {
        const answer = await api.send(cart.upNum, { cart_id: id, num: sent }, { fetch: outliving });
        if (line.wanted === sent) settled(id, answer);
      } catch (error) {
        line.waiting = false;
        line.due = false;
        clearTimeout(line.quiet);
        failed(id, error);
      }
    }
  }

  /** Sends all pending quantities at once; resolves when all are answered. */
  async function flush(): Promise<void> {
    await Promise.all([...lines].map(([id, line]) => (line.waiting || line.running ? start(id, line) : undefined)));
  }

  return {
    want,
    flush,
    /** The quantity that is not answered yet. */
    wanted: (id: string): number | undefined => lines.get(id)?.wanted,
    /** Forgets a deleted line. */
    drop(id: string): void {
      clearTimeout(lines.get(id)?.quiet);
      lines.delete(id);
      if (lines.size === 0) waiting.delete(flush);
    },
  };
}
