/** Sends changed quantities of cart lines: after 600 ms of quiet, the last one only, one request a line at a time. */
import { CART_SYNC_DELAY } from '#shared/rules/cart-quantity.ts';

export interface SyncPorts<A> {
  send(id: string, num: number): Promise<A>;
  /** Runs work after so many ms; the answer calls it off. */
  later(ms: number, work: () => void): () => void;
  /** The server's answer to the quantity that still stands. */
  settled(id: string, answer: A): void;
  /** The quantity could not be sent, or nobody knows whether it arrived. */
  failed(id: string, error: unknown): void;
}

interface Line {
  wanted: number;
  /** Not yet on its way. */
  waiting: boolean;
  callOff: () => void;
  running: Promise<void> | undefined;
}

/** One per cart page; kept outside of the proxy. */
export function createQuantitySync<A>(ports: SyncPorts<A>) {
  const lines = new Map<string, Line>();

  function want(id: string, num: number): void {
    const line = lines.get(id) ?? { wanted: num, waiting: false, callOff: () => undefined, running: undefined };
    lines.set(id, line);
    line.callOff();
    line.wanted = num;
    line.waiting = true;
    line.callOff = ports.later(CART_SYNC_DELAY, () => start(id, line));
  }

  function start(id: string, line: Line): Promise<void> {
    line.callOff();
    line.running ??= run(id, line).finally(() => {
      line.running = undefined;
      if (!line.waiting) lines.delete(id);
    });
    return line.running;
  }

  async function run(id: string, line: Line): Promise<void> {
    while (line.waiting) {
      line.waiting = false;
      const sent = line.wanted;
      try {
        const answer = await ports.send(id, sent);
        if (line.wanted === sent) ports.settled(id, answer);
      } catch (error) {
        line.waiting = false;
        line.callOff();
        ports.failed(id, error);
      }
    }
  }

  return {
    want,
    /** Sends at once whatever waits, and ends when all of it was answered. */
    async flush(): Promise<void> {
      await Promise.all([...lines].map(([id, line]) => (line.waiting || line.running ? start(id, line) : undefined)));
    },
    /** Forgets a line: it was deleted. */
    drop(id: string): void {
      lines.get(id)?.callOff();
      lines.delete(id);
    },
    /** A quantity waits or is on its way. */
    busy: (): boolean => lines.size > 0,
  };
}
