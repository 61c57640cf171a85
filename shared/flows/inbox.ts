/** The queue of user events for a flow. */
import { CancelledError } from '#shared/errors.ts';

/** Events in the order of sending. */
export interface Inbox<Event> {
  send(event: Event): void;
  /** Resolves once a wanted event has arrived, without removing it. Rejects with CancelledError when aborted. */
  arrived(signal: AbortSignal, wanted?: (event: Event) => boolean): Promise<void>;
  /** Removes and returns the oldest event. */
  next(): Event | undefined;
  /** Drops pending events, such as a second tap, except those that `keep` selects. */
  forget(keep?: (event: Event) => boolean): void;
}

const anything = (): boolean => true;

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
