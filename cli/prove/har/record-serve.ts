/** A shop between a browser and an environment: passes every call on, past the guard, and keeps it for a recording. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Guard } from '#cli/shop/guard.ts';
import { type ApiRequest, apiRequest } from '#cli/shop/har/known-calls.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { inLanguage } from '#cli/text/words.ts';
import { CancelledError } from '#shared/errors.ts';

export interface RecordWanted {
  readonly profile: Profile;
  readonly guard: Guard;
  /** The network that keeps what goes over it. */
  readonly fetch: typeof fetch;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly signal: AbortSignal;
  readonly say: (event: RecordEvent) => void;
}

export type RecordEvent =
  | { readonly type: 'listening'; readonly base: string }
  | { readonly type: 'passed'; readonly call: string; readonly status: number }
  | { readonly type: 'refused'; readonly call: string; readonly because: Fault };

/** Passes calls on until the signal ends it. */
export async function serveRecording(wanted: RecordWanted): Promise<never> {
  const server = createServer((request, response) => {
    handle(request, response, wanted).catch(() => {
      response.writeHead(502).end();
    });
  });
  const port = await listen(server, wanted.port);
  wanted.say({ type: 'listening', base: `http://127.0.0.1:${port}${new URL(wanted.profile.base).pathname}` });
  await new Promise<void>((resolve) => {
    if (wanted.signal.aborted) resolve();
    wanted.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  throw new CancelledError('record');
}

/** What a page of another address may send. */
export const FROM_ANYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

async function handle(request: IncomingMessage, response: ServerResponse, wanted: RecordWanted): Promise<void> {
  const { profile, say } = wanted;
  if (request.method === 'OPTIONS') return void response.writeHead(204, FROM_ANYWHERE).end();
  const own = `http://${request.headers.host}${new URL(profile.base).pathname}`;
  const url = `http://${request.headers.host}${request.url}`;
  const asked = apiRequest({ url }, [profile.names.bust]);
  if (!asked || !url.startsWith(`${own}/`)) return void response.writeHead(404).end();
  const refusal = refusalOf(asked, wanted);
  if (refusal) {
    say({ type: 'refused', call: asked.path, because: refusal });
    const content = inLanguage(refusal.words, 'zh');
    const told = JSON.stringify({ success: 0, error: 1, content });
    return void response.writeHead(200, { ...FROM_ANYWHERE, 'content-type': 'application/json' }).end(told);
  }
  const answer = await wanted.fetch(`${profile.base}${url.slice(own.length)}`, await passedOn(request, profile));
  const text = (await answer.text()).replaceAll(profile.base, own);
  say({ type: 'passed', call: asked.path, status: answer.status });
  const type = answer.headers.get('content-type') ?? 'application/json';
  response.writeHead(answer.status, { ...FROM_ANYWHERE, 'content-type': type }).end(text);
}

/** On production no payment goes this way: nobody has consented to what it costs. */
function refusalOf({ known, path }: ApiRequest, { guard, profile }: RecordWanted): Fault | undefined {
  try {
    const call = known?.call ?? { path, effect: 'money' as const };
    if (call.effect === 'money' && profile.kind === 'production') {
      throw new Fault('guard', ['生产环境录制时不能付款', 'no payment while recording on production']);
    }
    guard.admit(call);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

async function passedOn(request: IncomingMessage, { names }: Profile): Promise<RequestInit> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const kept = [names.token, names.agency, 'content-type', 'user-agent', 'cookie'];
  const headers = kept.flatMap((name) => {
    const value = request.headers[name.toLowerCase()];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  const body = Buffer.concat(chunks);
  if (request.method !== 'POST') return { headers };
  const isText = /json|text|urlencoded/.test(request.headers['content-type'] ?? '');
  return { method: 'POST', headers, body: isText ? body.toString('utf8') : new Blob([body]) };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Fault('usage', [`端口 ${port} 不可用`, `port ${port} cannot be had`], { cause }));
    });
    server.listen(port, '127.0.0.1', () => {
      const at = server.address();
      resolve(typeof at === 'object' && at ? at.port : port);
    });
  });
}
