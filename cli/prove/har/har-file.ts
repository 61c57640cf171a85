/** Reading a recording: this tool's own, or one that a browser exported. */
import { readFile } from 'node:fs/promises';
import type { Har, HarEntry, HarRequest, HarResponse, Pair } from '#cli/shop/har/har.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { Fault } from '#cli/text/fault.ts';

/** Reads a HAR; a usage fault names what is wrong with the file. */
export async function readHar(file: string): Promise<Har> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ERR_STRING_TOO_LONG' || cause.code === 'ERR_FS_FILE_TOO_LARGE') throw tooLarge(file);
    throw new Fault('usage', [`无法读取 ${file}`, `cannot read ${file}`], { cause });
  });
  const document = jsonOf(text);
  if (document === undefined) throw damaged(file, brokenOf(text.trim()));
  const { har, complaint } = readable(document);
  if (har === undefined) throw damaged(file, complaint);
  return har;
}

function brokenOf(text: string): string {
  if (text === '') return 'it is empty';
  return text.startsWith('{') && !text.endsWith('}') ? 'not JSON: it ends in the middle' : 'not JSON';
}

const tooLarge = (file: string): Fault =>
  new Fault('usage', [
    `${file} 超过 512 MB；请只导出 Fetch/XHR 请求`,
    `${file} has more than 512 MB: export the Fetch/XHR requests only`,
  ]);

const damaged = (file: string, why: string): Fault =>
  new Fault('usage', [`${file} 不是 HAR 1.2：${why}`, `${file} is no HAR 1.2: ${why}`]);

type Given = Readonly<Record<string, unknown>>;

/** A recording as far as it can be read, or what keeps it from being one. */
export type Readable =
  | { readonly har: Har; readonly complaint?: never }
  | { readonly har?: never; readonly complaint: string };

/** Reads a document as a HAR: entries without a request are passed over, and what is missing or odd in one is made good. */
export function readable(document: unknown): Readable {
  const log = fieldsOf(fieldsOf(document)?.log);
  if (!log) return { complaint: 'har.log should be an object' };
  if (!Array.isArray(log.entries)) return { complaint: 'har.log.entries should be a list' };
  if (log.version !== undefined && !/^1\.\d+$/.test(String(log.version))) {
    return { complaint: `har.log.version should be 1.2, not ${String(log.version)}` };
  }
  const { name, version } = fieldsOf(log.creator) ?? {};
  const entries = log.entries.flatMap(entryOf);
  return { har: { log: { version: '1.2', creator: { name: text(name), version: text(version) }, entries } } };
}

function entryOf(raw: unknown): HarEntry[] {
  const entry = fieldsOf(raw);
  const request = fieldsOf(entry?.request);
  if (!entry || typeof request?.url !== 'string') return [];
  const { send, wait, receive } = fieldsOf(entry.timings) ?? {};
  const startedDateTime = text(entry.startedDateTime);
  return [
    {
      startedDateTime: Number.isNaN(Date.parse(startedDateTime)) ? new Date(0).toISOString() : startedDateTime,
      time: number(entry.time, 0),
      request: requestOf(request, request.url),
      response: responseOf(fieldsOf(entry.response) ?? {}),
      cache: {},
      timings: { send: number(send, 0), wait: number(wait, 0), receive: number(receive, 0) },
    },
  ];
}

function requestOf(request: Given, url: string): HarRequest {
  const posted = fieldsOf(request.postData);
  const params = list(posted?.params).flatMap((raw) => {
    const { name, value, fileName, contentType } = fieldsOf(raw) ?? {};
    if (typeof name !== 'string') return [];
    const more = Object.entries({ value, fileName, contentType }).filter(([, each]) => typeof each === 'string');
    return [{ name, ...Object.fromEntries(more) }];
  });
  return {
    method: text(request.method, 'GET').toUpperCase(),
    url,
    httpVersion: text(request.httpVersion, 'HTTP/1.1'),
    cookies: pairs(request.cookies),
    headers: pairs(request.headers),
    queryString: pairs(request.queryString),
    ...(posted && { postData: { mimeType: text(posted.mimeType), params, text: text(posted.text) } }),
    headersSize: number(request.headersSize, -1),
    bodySize: number(request.bodySize, -1),
  };
}

function responseOf(response: Given): HarResponse {
  const content = fieldsOf(response.content) ?? {};
  return {
    status: number(response.status, 0),
    statusText: text(response.statusText),
    httpVersion: text(response.httpVersion, 'HTTP/1.1'),
    cookies: pairs(response.cookies),
    headers: pairs(response.headers),
    content: {
      size: number(content.size, 0),
      mimeType: text(content.mimeType, 'x-unknown'),
      ...(typeof content.text === 'string' ? { text: decoded(content.text, content.encoding) } : {}),
    },
    redirectURL: text(response.redirectURL),
    headersSize: number(response.headersSize, -1),
    bodySize: number(response.bodySize, -1),
    ...(typeof response.comment === 'string' ? { comment: response.comment } : {}),
  };
}

/** A browser may write an answer in Base64; a picture is dropped, for nobody reads it. */
const decoded = (body: string, encoding: unknown): string => {
  if (encoding !== 'base64') return body;
  const bytes = Buffer.from(body, 'base64');
  const isText = !bytes.subarray(0, 512).includes(0);
  return isText ? bytes.toString('utf8') : '';
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
const pairs = (value: unknown): Pair[] =>
  list(value).flatMap((raw) => {
    const { name, value: own } = fieldsOf(raw) ?? {};
    return typeof name === 'string' ? [{ name, value: typeof own === 'string' ? own : String(own ?? '') }] : [];
  });
