/** Finds the answer among the words that PHP and other software put around it. */

interface Found {
  readonly json: Readonly<Record<string, unknown>>;
  /** What stood around it; '' when nothing did. */
  readonly around: string;
}

/** Values that someone echoed beside the answer, such as `1` or `null`: then nobody knows which is the answer. */
const VALUE = /^(true|false|null|[^\p{L}]*)$/u;

/**
 * The one complete object at the top of a text. Undefined when there is none, more than one, the beginning of another, or
 * another value beside it. Byte order marks and white space count as nothing.
 */
export function jsonIn(body: string): Found | undefined {
  const whole = objectOf(body.trim());
  if (whole) return { json: whole, around: '' };
  let found: Found | undefined;
  let rest = '';
  let from = 0;
  for (let start = body.indexOf('{'); start >= 0; start = body.indexOf('{', from)) {
    const end = endOf(body, start);
    if (end === undefined) return undefined;
    const json = objectOf(body.slice(start, end));
    if (json && found) return undefined;
    rest += body.slice(from, json ? start : end);
    if (json) {
      if (!isWords(rest)) return undefined;
      found = { json, around: rest };
      rest = '';
    }
    from = end;
  }
  rest += body.slice(from);
  return found && isWords(rest) ? { ...found, around: `${found.around} ${rest}`.trim() } : undefined;
}

/** Nothing, markup, or a sentence. */
function isWords(text: string): boolean {
  const plain = text.replace(/<!--[\s\S]*?-->|<[^>]*>|\?>/g, '').replace(/[\s\uFEFF]/g, '');
  return plain === '' || !VALUE.test(plain);
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The index after the brace that closes the one at `start`; undefined when none does. */
function endOf(body: string, start: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = start; at < body.length; at += 1) {
    const letter = body[at];
    if (isText && letter === '\\') at += 1;
    else if (letter === '"') isText = !isText;
    else if (!isText && letter === '{') depth += 1;
    else if (!isText && letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
