/** A group's robot on this machine, which notes what it is told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Robot = Awaited<ReturnType<typeof startRobot>>;

const TAKEN = [200, '{"errcode":0,"errmsg":"ok"}'] as const;

/** Starts it on a free port; `answer` is what it says to the next messages. */
export async function startRobot() {
  const received: { readonly path: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
      const [status, body] = robot.answer;
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const robot = {
    received,
    answer: TAKEN as readonly [status: number, body: string],
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** Forgets what it heard, and takes everything again. */
    anew() {
      received.length = 0;
      robot.answer = TAKEN;
    },
    close: () => void server.close(),
  };
  return robot;
}
