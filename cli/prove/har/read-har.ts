/** Reads recordings, our own or a browser's, and picks the shop's calls. */
import { isUtf8 } from 'node:buffer';
import { unescaped } from '#cli/shop/address.ts';
import type { Exchange, Pair } from '#cli/shop/har/har.ts';
import { entriesOf, isHarFile, MOST_OF_RECORDING } from '#cli/shop/har/har-file.ts';
import { type ApiRequest, apiRequest } from '#cli/shop/har/known-calls.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { readNamed, unreadable } from '#cli/shop/private-file.ts';
import { hasHidden } from '#cli/shop/redaction/redactor.ts';
import { Fault } from '#cli/text/fault.ts';
import { readForm } from '#shared/client/form-body.ts';
import { count, id, list, optional, shape, startVerbatim, type TypeOf, text } from '#shared/contract/wire.ts';

/** Reads the recording from its beginning; undefined stands for an entry without an address. */
export type Recording = () => AsyncIterable<Exchange | undefined>;

export const readHar = (file: string): Recording =>
  async function* () {
    try {
      for await (const entry of (await isHarFile(file)) ? entriesOf(file) : await entriesIn(file))
        yield entries.read([entry], startVerbatim(false)).map(plainly)[0];
    } catch (cause) {
      if (cause instanceof Fault) throw cause;
      if (!(cause instanceof SyntaxError)) unreadable(file)(cause);
      throw new Fault('usage', [
        `${file} 不是 HAR 1.2：log.entries 应为列表`,
        `${file} is no HAR 1.2: log.entries should be a list`,
      ]);
    }
  };

/** The entries of another program's recording, which is read whole. */
async function entriesIn(file: string): Promise<readonly unknown[]> {
  const found = fieldsOf(fieldsOf(jsonOf(await readNamed(file, MOST_OF_RECORDING)))?.log)?.entries;
  if (Array.isArray(found)) return found;
  throw new SyntaxError('no list of entries');
}

const pairs = list(shape({ name: text, value: text }));

/** Some programs record parameters in `queryString` alone. */
function wholeUrl(url: string, queryString: readonly Pair[]): string {
  if (!URL.canParse(url)) return url;
  const whole = new URL(url);
  for (const { name, value } of queryString)
    if (!whole.searchParams.has(name)) whole.searchParams.append(name, unescaped(value));
  return whole.href;
}

/** Form fields without a text are sent as the JSON that bodies are. A file has no value. */
function bodyOf({
  mimeType,
  params,
  text: written,
}: {
  readonly mimeType: string;
  readonly params: readonly Pair[];
  readonly text: string;
}): string {
  if (written !== '' || params.length === 0 || mimeType.startsWith('multipart/')) return written;
  return JSON.stringify(readForm(params.map(({ name, value }) => [name, value] as const)));
}

const request = shape({
  method: text,
  // Entries without an address are skipped.
  url: id,
  headers: pairs,
  queryString: pairs,
  postData: optional(shape({ mimeType: text, params: pairs, text })),
  bodySize: optional(count),
});

const response = shape({
  status: count,
  headers: pairs,
  content: shape({ text: optional(text), encoding: optional(text), size: optional(count) }),
});

const entries = list(shape({ request, response }));

function plainly({ request: { method, ...asked }, response: { content, ...answer } }: TypeOf<typeof entries>[number]) {
  const { size, encoding } = content;
  const body = {
    ...(content.text !== undefined && { text: decoded(content.text, encoding) }),
    ...(size !== undefined && { size }),
  };
  const { postData } = asked;
  const sent = { ...asked, method: method.toUpperCase() || 'GET', url: wholeUrl(asked.url, asked.queryString) };
  return {
    request: postData ? { ...sent, postData: { ...postData, text: bodyOf(postData) } } : sent,
    response: { ...answer, content: body },
  };
}

/** Browsers may encode answers as Base64, or only say so of JSON; what is no text, such as an image, is dropped. */
function decoded(body: string, encoding: string | undefined): string {
  if (encoding !== 'base64' || /^\s*[[{]/.test(body)) return body;
  const bytes = Buffer.from(body, 'base64');
  const isText = isUtf8(bytes) && !bytes.subarray(0, 512).includes(0);
  return isText ? bytes.toString('utf8') : '';
}

/** `at` is the position in the recording, from 1. */
export interface ShopRequest {
  readonly at: number;
  readonly entry: Exchange;
  readonly request: ApiRequest;
}

export type ShopRequests = () => AsyncIterable<ShopRequest>;

/** The requests to the shop, which is where the first declared call goes; preflights are skipped. */
export const shopRequests = (recording: Recording): ShopRequests =>
  async function* () {
    let base: string | undefined;
    let at = 0;
    for await (const entry of recording()) {
      at += 1;
      const request = entry && apiRequest(entry.request);
      if (!request || entry.request.method === 'OPTIONS') continue;
      if (request.known?.call.method === entry.request.method) base ??= request.base;
      if (request.base === base) yield { at, entry, request };
    }
  };

/** True if the recording hid a part of the request. */
export const isHidden = ({ parameters, body }: ApiRequest): boolean =>
  parameters.some(({ value }) => hasHidden(value)) || hasHidden(body);
