/** HAR 1.2 to the letter, for what this tool writes: what has to be there, what may be, and nothing else but fields that begin with `_`. */

type Check = (value: unknown, path: string) => string[];

const when =
  (holds: (value: unknown) => boolean, what: string): Check =>
  (value, path) =>
    holds(value) ? [] : [`${path} should be ${what}`];

const isText = (value: unknown): value is string => typeof value === 'string';
const text = when(isText, 'text');
const flag = when((value) => typeof value === 'boolean', 'true or false');
const address = when((value) => isText(value) && URL.canParse(value), 'an absolute address without a fragment');
const least = (from: number, whole: boolean): Check =>
  when(
    (value) => typeof value === 'number' && value >= from && (whole ? Number.isInteger(value) : Number.isFinite(value)),
    `a ${whole ? 'whole ' : ''}number from ${from}`,
  );
const size = least(-1, true);
const duration = least(0, false);
const maybeDuration = least(-1, false);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const moment = when(
  (value) => isText(value) && MOMENT.test(value) && !Number.isNaN(Date.parse(value)),
  'a time as ISO 8601 has it',
);

const object =
  (needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} should be an object`];
    const fields = value as Readonly<Record<string, unknown>>;
    const may: Readonly<Record<string, Check>> = { comment: text, ...optional };
    const strange = Object.keys(fields).filter((name) => !(name in needed || name in may || name.startsWith('_')));
    const given = Object.entries(may).filter(([name]) => fields[name] !== undefined);
    return [
      ...Object.entries(needed).flatMap(([name, check]) => check(fields[name], `${path}.${name}`)),
      ...given.flatMap(([name, check]) => check(fields[name], `${path}.${name}`)),
      ...strange.map((name) => `${path}.${name} is no field of HAR 1.2`),
    ];
  };

const list =
  (item: Check): Check =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((each, at) => item(each, `${path}[${at}]`)) : [`${path} should be a list`];

const pair = object({ name: text, value: text });
const cookie = object(
  { name: text, value: text },
  { path: text, domain: text, expires: moment, httpOnly: flag, secure: flag },
);
const head = { httpVersion: text, cookies: list(cookie), headers: list(pair), headersSize: size, bodySize: size };
const param = object({ name: text }, { value: text, fileName: text, contentType: text });
const postData = object({ mimeType: text }, { params: list(param), text });
const content = object({ size: least(0, true), mimeType: text }, { compression: size, text, encoding: text });
const timings = object(
  { send: duration, wait: duration, receive: duration },
  { blocked: maybeDuration, dns: maybeDuration, connect: maybeDuration, ssl: maybeDuration },
);
const cached = object({ lastAccess: moment, eTag: text, hitCount: least(0, true) }, { expires: moment });

const fieldsOfEntry = object(
  {
    startedDateTime: moment,
    time: duration,
    request: object({ method: text, url: address, queryString: list(pair), ...head }, { postData }),
    response: object({ status: least(0, true), statusText: text, content, redirectURL: text, ...head }),
    cache: object({}, { beforeRequest: cached, afterRequest: cached }),
    timings,
  },
  { pageref: text, serverIPAddress: text, connection: text },
);
const page = object({
  startedDateTime: moment,
  id: text,
  title: text,
  pageTimings: object({}, { onContentLoad: maybeDuration, onLoad: maybeDuration }),
});
const program = object({ name: text, version: text });
const file = object({
  log: object(
    { version: when((value) => value === '1.2', '1.2'), creator: program, entries: list(entry) },
    { browser: program, pages: list(page) },
  ),
});

/** Beside its fields, an entry's time is that of its parts. */
function entry(value: unknown, path: string): string[] {
  const wrong = fieldsOfEntry(value, path);
  if (wrong.length > 0) return wrong;
  const { time, timings: parts } = value as { time: number; timings: Readonly<Record<string, number>> };
  const known = ['blocked', 'dns', 'connect', 'send', 'wait', 'receive'].map((name) => Math.max(0, parts[name] ?? 0));
  const sum = known.reduce((all, each) => all + each, 0);
  return Math.abs(sum - time) < 1 ? [] : [`${path}.time should be ${sum}, the sum of its timings`];
}

/** Everything in which a document is no HAR 1.2; nothing for one that is. */
export const harComplaints = (document: unknown): string[] => file(document, 'har');
