/** A shop that listens in: passes every request on to the real one, and says again in its answers whatever secret it heard. */
import { createServer, type IncomingMessage } from 'node:http';

export interface Parrot {
  readonly base: string;
  /** The secrets that went by since it was last emptied, in either direction; these it says again. */
  readonly heard: Set<string>;
  /** The secrets that ever went by. */
  readonly ever: Set<string>;
  /** Phone numbers that went by under their name; they are not said again, but nobody may read them either. */
  readonly phones: Set<string>;
  /** What is done to the next answer of a call: refused with the secrets in its words, or spoilt with them. */
  spoil: { readonly act: string; readonly how: 'refuse' | 'warning' | 'status' | 'shape' } | undefined;
  close(): Promise<void>;
}

const SECRET_NAMES =
  /^(token|password|confirm|pay_pwd|pwd|answer|passwd_answer|chit_token|chit_code|yz_chit|openid|paySign|signature)$/;

const PHONE_NAMES = /^(phone|true_phone|mobile)$/;

/** Begins to listen in on a shop that is reached by `fetch` at `shop`. */
export async function listenIn(shop: string, fetch: typeof globalThis.fetch): Promise<Parrot> {
  const parrot = { heard: new Set<string>(), ever: new Set<string>(), phones: new Set<string>(), spoil: undefined } as {
    -readonly [K in keyof Parrot]: Parrot[K];
  };
  const server = createServer((request, response) => {
    void answerTo(request, parrot, shop, fetch).then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  parrot.base = `http://127.0.0.1:${port}/api`;
  parrot.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return parrot;
}

async function answerTo(request: IncomingMessage, parrot: Parrot, shop: string, fetch: typeof globalThis.fetch) {
  const url = new URL(request.url ?? '', shop);
  const body = await bodyOf(request);
  const { token = '', 'content-type': type = '' } = request.headers;
  hear(parrot, Object.fromEntries(url.searchParams));
  hear(parrot, { token });
  // The operator's `answer` to a claim is no secret.
  if (!url.pathname.startsWith('/operator/')) hear(parrot, json(body.toString()));
  const headers = { token: String(token), 'agency-id': '1', 'content-type': type, 'operator-key': 'yaocang-operator' };
  const answer = await fetch(url.href, request.method === 'POST' ? { method: 'POST', headers, body } : { headers });
  const text = await answer.text();
  const raw = json(text) ?? {};
  hear(parrot, raw);
  if (url.pathname.startsWith('/operator/'))
    return { status: 200, type: 'application/json', text: JSON.stringify(raw) };
  const spoil = parrot.spoil?.act === url.searchParams.get('act') ? parrot.spoil.how : undefined;
  if (spoil) parrot.spoil = undefined;
  return spoken(raw, spoil, chatter(parrot));
}

function spoken(raw: object, how: NonNullable<Parrot['spoil']>['how'] | undefined, words: string) {
  const said = (value: object, status = 200) => ({ status, type: 'application/json', text: JSON.stringify(value) });
  switch (how) {
    case 'refuse':
      return said({ success: 0, error: 1, content: words });
    case 'warning':
      return { status: 200, type: 'text/html', text: `<b>Warning</b>: ${words}` };
    case 'status':
      return { status: 500, type: 'text/html', text: words };
    case 'shape':
      return said({ ...raw, moneys: words, data: words, success: 1 });
    default:
      return said({ ...raw, content: words, echo: [{ note: words, token: words }], message: words });
  }
}

/** Everything heard, in every spelling and inside others. */
function chatter({ heard }: Parrot): string {
  return [...heard].flatMap((secret) => [...spellings(secret), ...insideOthers(secret)]).join(' , ');
}

/** The secret inside the Base64 of longer texts, beginning at each place of a group of three bytes. */
export const insideOthers = (secret: string): string[] =>
  (['base64', 'base64url'] as const).flatMap((alphabet) =>
    ['me:', '"k":', '{"k":'].map((before) => Buffer.from(`${before}${secret}?>"}`).toString(alphabet)),
  );

/** How a secret may be spelled: as it is, percent-encoded, as a form, and in Base64. */
export const spellings = (secret: string): string[] => {
  const base64 = Buffer.from(secret, 'utf8').toString('base64');
  const form = new URLSearchParams({ x: secret }).toString().slice(2);
  return [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    form,
    base64,
    Buffer.from(secret, 'utf8').toString('base64url'),
    encodeURIComponent(base64),
  ];
};

function hear(parrot: Parrot, value: unknown): void {
  if (Array.isArray(value)) for (const each of value) hear(parrot, each);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === 'string' && SECRET_NAMES.test(name) && each.length >= 4) {
      for (const secret of decoded(each)) for (const set of [parrot.heard, parrot.ever]) set.add(secret);
    } else if (typeof each === 'string' && PHONE_NAMES.test(name) && /^1\d{10}$/.test(each)) parrot.phones.add(each);
    else hear(parrot, each);
  }
}

const decoded = (value: string): string[] =>
  value.startsWith('enc:') ? [Buffer.from(value.slice(4), 'base64').toString('utf8')] : [value];

function json(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
