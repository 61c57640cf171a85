/** Reads recordings, our own or a browser's, and picks the shop's calls. */
import type { Exchange, Pair } from '#cli/shop/har/har.ts';
import { type ApiRequest, apiRequest } from '#cli/shop/har/known-calls.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { readNamed } from '#cli/shop/private-file.ts';
import { HIDDEN } from '#cli/shop/redaction/redactor.ts';
import { Fault } from '#cli/text/fault.ts';
import { readForm } from '#shared/client/form-body.ts';
import { count, id, list, optional, shape, startVerbatim, type TypeOf, text } from '#shared/contract/wire.ts';

export interface Recording {
  readonly log: { readonly entries: readonly Exchange[] };
}

export async function readHar(file: string): Promise<Recording> {
  const log = fieldsOf(fieldsOf(jsonOf(await readNamed(file)))?.log);
  if (Array.isArray(log?.entries)) {
    return { log: { entries: entries.read(log.entries, startVerbatim(false)).map(plainly) } };
  }
  throw new Fault('usage', [
    `${file} 不是 HAR 1.2：log.entries 应为列表`,
    `${file} is no HAR 1.2: log.entries should be a list`,
  ]);
}

const pairs = list(shape({ name: text, value: text }));

/** Some programs record parameters in `queryString` alone. */
function wholeUrl(url: string, queryString: readonly Pair[]): string {
  if (!URL.canParse(url)) return url;
  const whole = new URL(url);
  for (const { name, value } of queryString)
    if (!whole.searchParams.has(name)) whole.searchParams.append(name, plainOf(value));
  return whole.href;
}

/** A value as it was before it was encoded for an address. */
function plainOf(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
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
  content: shape({ text: optional(text), encoding: optional(text) }),
});

const entries = list(shape({ request, response }));

function plainly({ request: { method, ...asked }, response: { content, ...answer } }: TypeOf<typeof entries>[number]) {
  const body = content.text === undefined ? {} : { text: decoded(content.text, content.encoding) };
  const { postData } = asked;
  const sent = { ...asked, method: method.toUpperCase() || 'GET', url: wholeUrl(asked.url, asked.queryString) };
  return {
    request: postData ? { ...sent, postData: { ...postData, text: bodyOf(postData) } } : sent,
    response: { ...answer, content: body },
  };
}

/** Browsers may encode answers as Base64; images are dropped. */
function decoded(body: string, encoding: string | undefined): string {
  if (encoding !== 'base64') return body;
  const bytes = Buffer.from(body, 'base64');
  const isText = !bytes.subarray(0, 512).includes(0);
  return isText ? bytes.toString('utf8') : '';
}

/** `at` is the position in the recording, from 1. */
interface ShopRequest {
  readonly at: number;
  readonly entry: Exchange;
  readonly request: ApiRequest;
}

/** The shop is the host with most declared calls; preflights are skipped. */
export function shopRequests({ log }: Recording) {
  // Links to next pages have parameters that no declaration names.
  const links = new Set(log.entries.flatMap(({ response }) => namesInLinks(response.content.text ?? '')));
  const all = log.entries.flatMap((entry, index) => {
    const request = entry.request.method === 'OPTIONS' ? undefined : apiRequest(entry.request, links);
    return request ? [{ at: index + 1, entry, request }] : [];
  });
  const basesOf = (some: readonly ShopRequest[]) => some.map(({ request }) => request.base);
  const base = mostOf(basesOf(all.filter(({ request }) => request.known))) ?? mostOf(basesOf(all));
  return all.filter(({ request }) => request.base === base);
}

const LINK = /"page_next"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

function namesInLinks(answer: string): string[] {
  return [...answer.matchAll(LINK)].flatMap(([, link = '']) => {
    const query = link.replaceAll('\\/', '/').split('?')[1] ?? '';
    return [...new URLSearchParams(query).keys()].filter((name) => name !== 'act');
  });
}

function mostOf(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** True if the recording hid a part of the request. */
export function isHidden({ parameters, body }: ApiRequest): boolean {
  const concealed = (text: string) => text.includes(HIDDEN) || /\d{3}\*{4}\d{4}/.test(text);
  return parameters.some(({ value }) => concealed(value)) || concealed(body);
}
