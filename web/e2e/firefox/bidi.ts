/** Commands and events of WebDriver BiDi (w3.org/TR/webdriver-bidi) over a WebSocket. */
import { once } from 'node:events';
import { WebSocket } from 'undici';

interface Answer {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

export interface Bidi {
  /** Sends a command; throws the browser's error with its message. */
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

/** Connects to the browser at `url` (ws://…). `onEvent` gets what was subscribed to. */
export async function connectBidi(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  const endAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'));
    waiting.clear();
  };
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') return onEvent(answer.method ?? '', answer.params);
    const asked = waiting.get(answer.id ?? 0);
    waiting.delete(answer.id ?? 0);
    if (answer.type === 'success') asked?.resolve(answer.result);
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.addEventListener('close', endAll);
  await once(socket, 'open');
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
