/** Where a flow finds what the person did meanwhile. */
import { CancelledError } from '#shared/errors.ts';

/** Events in the order in which they were sent; looking whether one is there never takes it. */
export interface Inbox<Event> {
  send(event: Event): void;
  /** Resolves once a wanted event is there, without taking it; rejects with CancelledError when aborted. */
  arrived(signal: AbortSignal, wanted?: (event: Event) => boolean): Promise<void>;
  /** Takes the oldest event. */
  next(): Event | undefined;
  /** Drops what came while nobody was to be asked, such as a second tap; keeps what `keep` names. */
  forget(keep?: (event: Event) => boolean): void;
}

const anything = (): boolean => true;

/** An empty inbox. */
export function createInbox<Event>(): Inbox<Event> {
  const events: Event[] = [];
  const waiting = new Set<() => void>();
  return {
    send(event) {
      events.push(event);
      for (const look of [...waiting]) look();
    },
    arrived: (signal, wanted = anything) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(look);
          signal.removeEventListener('abort', stop);
        };
        const stop = () => {
          leave();
          reject(new CancelledError('event'));
        };
        const look = () => {
          if (!events.some(wanted)) return;
          leave();
          resolve();
        };
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        waiting.add(look);
        look();
      }),
    next: () => events.shift(),
    forget(keep = () => false) {
      events.splice(0, events.length, ...events.filter(keep));
    },
  };
}
