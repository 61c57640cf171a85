/** What HAR 1.2 asks of a file: what has to be there, and what it has to be. */

type Check = (value: unknown, path: string) => string[];

const text: Check = (value, path) => (typeof value === 'string' ? [] : [`${path} should be text`]);
const number: Check = (value, path) => (typeof value === 'number' ? [] : [`${path} should be a number`]);
const moment: Check = (value, path) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))
    ? []
    : [`${path} should be a time as ISO 8601 has it`];
const one =
  (...words: readonly unknown[]): Check =>
  (value, path) =>
    words.includes(value) ? [] : [`${path} should be ${words.join(' or ')}`];

const object =
  (needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} should be an object`];
    const fields = value as Readonly<Record<string, unknown>>;
    const here = Object.entries(needed).flatMap(([name, check]) => check(fields[name], `${path}.${name}`));
    const given = Object.entries(optional).filter(([name]) => fields[name] !== undefined);
    return [...here, ...given.flatMap(([name, check]) => check(fields[name], `${path}.${name}`))];
  };

const list =
  (item: Check): Check =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((each, at) => item(each, `${path}[${at}]`)) : [`${path} should be a list`];

const pair = object({ name: text, value: text }, { comment: text });
const cookie = object({ name: text, value: text }, { path: text, domain: text });
const sizes = { headersSize: number, bodySize: number };
const head = { httpVersion: text, cookies: list(cookie), headers: list(pair), ...sizes };
const param = object({ name: text }, { value: text, fileName: text, contentType: text });
const postData = object({ mimeType: text }, { params: list(param), text });
const content = object({ size: number, mimeType: text }, { compression: number, text, encoding: text, comment: text });
const timings = object(
  { send: number, wait: number, receive: number },
  { blocked: number, dns: number, connect: number },
);

const entry = object(
  {
    startedDateTime: moment,
    time: number,
    request: object({ method: text, url: text, queryString: list(pair), ...head }, { postData, comment: text }),
    response: object({ status: number, statusText: text, content, redirectURL: text, ...head }, { comment: text }),
    cache: object({}),
    timings,
  },
  { pageref: text, serverIPAddress: text, connection: text, comment: text },
);
const file = object({
  log: object({ version: one('1.2', '1.1'), creator: object({ name: text, version: text }), entries: list(entry) }),
});

/** Everything in which a document is no HAR; nothing for one that is. */
export const harComplaints = (document: unknown): string[] => file(document, 'har');
