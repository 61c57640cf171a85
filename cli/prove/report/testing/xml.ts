/** Reads XML strictly enough to find a report that is not well-formed. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const TOKEN = /<\?xml[^>]*\?>|<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The root of a document; throws at the first thing that is not well-formed. */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`not XML at ${at}: ${text.slice(at, at + 40)}`);
    take(open, token);
  }
  const [root] = top.children;
  if (!root || top.children.length > 1 || open.length !== 1) throw new Error('not one whole element');
  if (top.text.trim() !== '') throw new Error(`text around the element: ${top.text.trim()}`);
  if (text.lastIndexOf('<?xml') > 0) throw new Error('a declaration that is not at the start');
  return root;
}

function take(open: XmlElement[], [whole, closing, name, attributes = '', empty]: readonly string[]): void {
  const around = open.at(-1);
  if (!around) throw new Error('closed too often');
  if (name === undefined) {
    if (!whole?.startsWith('<?xml')) around.text += plain(whole ?? '');
    return;
  }
  if (closing) {
    if (around.name !== name) throw new Error(`</${name}> closes <${around.name}>`);
    open.pop();
    return;
  }
  const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
  around.children.push(element);
  if (!empty) open.push(element);
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, plain(value)] as const,
  );
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw new Error(`an attribute twice: ${text}`);
  return Object.fromEntries(pairs);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them, written out or as a number
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

function plain(text: string): string {
  const clear = entities(text);
  if (UNWRITABLE.test(clear)) throw new Error('a character that XML cannot hold');
  return clear;
}

function entities(text: string): string {
  if (text.includes(']]>')) throw new Error('a ]]> that ends nothing');
  if (/&(?!(?:lt|gt|amp|quot|apos|#\d+);)/.test(text)) throw new Error(`a bare &: ${text}`);
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = '') =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}
