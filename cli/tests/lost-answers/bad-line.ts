/** A bad line to a shop, for tests: passes requests on, counts them, and loses the answer of one call. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** dropped before or after the shop acted; 503 without acting; half of the answer of a call that acted. */
export const losses = ['before', '503', 'after', 'truncated'] as const;
export type Loss = (typeof losses)[number];

export interface BadLine {
  readonly base: string;
  /** Paths of all calls that arrived, in order. */
  readonly arrived: string[];
  /** The call whose answers are lost, and how. */
  loses: { readonly path: string; readonly how: Loss /** All of them without. */; readonly times?: number } | undefined;
  close(): Promise<void>;
}

/** Opens a line to a shop that is reached by `fetch` at `shop`. */
export async function openBadLine(shop: string, fetch: typeof globalThis.fetch): Promise<BadLine> {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const line: BadLine = {
    base: `http://127.0.0.1:${port}/api`,
    arrived,
    loses: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', shop);
    const path = `${url.pathname.replace('/api/', '')}?act=${url.searchParams.get('act')}`;
    arrived.push(path);
    const isLost =
      line.loses?.path === path && arrived.filter((each) => each === path).length <= (line.loses.times ?? 99);
    const loss = isLost ? line.loses?.how : undefined;
    const body = await bodyOf(request);
    if (loss === 'before') return void request.socket.destroy();
    if (loss === '503') return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>busy</h1>');
    const { status, text } = await passOn(request, url, body);
    if (loss === 'after') return void request.socket.destroy();
    const said = loss === 'truncated' ? text.slice(0, Math.floor(text.length / 2)) : text;
    response.writeHead(status, { 'content-type': 'application/json' }).end(said);
  }

  async function passOn({ headers: came, method }: IncomingMessage, url: URL, body: Buffer<ArrayBuffer>) {
    const names = ['token', 'agency-id', 'content-type', 'operator-key', 'user-agent'] as const;
    const headers = Object.fromEntries(names.flatMap((name) => (came[name] ? [[name, String(came[name])]] : [])));
    const passed = await fetch(url.href, method === 'POST' ? { method, headers, body } : { headers });
    return { status: passed.status, text: await passed.text() };
  }
  return line;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
