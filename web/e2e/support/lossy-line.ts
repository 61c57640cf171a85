import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How an answer is lost: the connection ends before the server heard of the request, or in the middle of the answer,
 * after the server has acted; or the server says that there is no such file.
 */
export type Loss = 'unheard' | 'half' | 'gone';

/** Says how the answer is lost, for an address and how often it was asked, from 1. */
export type Loses = (path: string, times: number) => Loss | undefined;

/** A line to a shop that loses answers. Each has an origin of its own, of which no browser has stored anything. */
export interface LossyLine {
  readonly url: string;
  loses: Loses | undefined;
  /** The addresses whose answer was lost. */
  readonly lost: string[];
  /** All addresses that were asked, without the cache-buster. */
  readonly asked: string[];
  /** Those that a browser asked as a page, to show it. */
  readonly pages: string[];
  close(): Promise<void>;
}

/** Opens a line to the shop at `shop`. */
export async function openLossyLine(shop: string, loses?: Loses): Promise<LossyLine> {
  const server = createServer((asked, answer) => passOn(shop, line, asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: LossyLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loses,
    lost: [],
    asked: [],
    pages: [],
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return line;
}

function passOn(shop: string, line: LossyLine, asked: IncomingMessage, answer: ServerResponse): void {
  const path = plainPath(asked.url ?? '/');
  line.asked.push(path);
  if (asked.headers.accept?.startsWith('text/html')) line.pages.push(path);
  const loss = line.loses?.(path, line.asked.filter((each) => each === path).length);
  if (loss) line.lost.push(path);
  if (loss === 'gone') return void answer.writeHead(404).end();
  if (loss === 'unheard') return void asked.socket.destroy();
  const onward = request(shop + asked.url, { method: asked.method, headers: asked.headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    if (loss === 'half') came.once('data', (part: Buffer) => breakOff(answer, part)).resume();
    else came.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/** Sends half of the part and ends the connection: a browser asks again by itself where not a byte has come. */
const breakOff = (answer: ServerResponse, part: Buffer): void =>
  void answer.write(part.subarray(0, part.length / 2), () => answer.socket?.destroy());

/** A call is one address whatever its cache-buster. */
const plainPath = (url: string): string => url.replace(/([?&])_=[^&]*&?/, '$1').replace(/[?&]$/, '');

/** Loses this share of all answers; the same seed loses the same ones. */
export const lossesOf =
  (share: number, seed: number): Loses =>
  (path, times) => {
    const chance = fraction(`${seed} ${times} ${path}`);
    if (chance >= share) return undefined;
    return chance < share / 2 ? 'unheard' : 'half';
  };

/** A number from 0 to 1 that depends on the text only (FNV-1a, then mixed). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
