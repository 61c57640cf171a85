import { parseSync, Visitor } from 'vite';

/** One import as written: static, dynamic, re-exported, or in a type. */
export interface ImportLine {
  request: string;
  line: number;
  /** False for `import()` and for types. */
  atLoad: boolean;
}

/** Something in a file that a rule may forbid. */
export interface Finding {
  kind: 'phpPath' | 'flagCompared' | 'wechatTouched' | 'privateMember' | 'literalSpread';
  line: number;
}

/** What the rules need to know of a file. */
export interface Source {
  imports: ImportLine[];
  findings: Finding[];
  /** The parser's first error, when the file cannot be parsed. */
  broken: string | null;
}

const WINDOW_NAMES = new Set(['window', 'globalThis', 'self']);
const BRIDGE = 'WeixinJSBridge';
const WECHAT_GLOBALS = new Set(['wx', 'jWeixin', BRIDGE]);

/** Parses one TypeScript or JavaScript file and lists its imports and findings. */
export function readSource(path: string, text: string): Source {
  const tree = parseSync(path, text, {});
  const lineAt = lineFinder(text);
  const imports: ImportLine[] = [];
  const findings: Finding[] = [];
  const found = (kind: Finding['kind'], node: { start: number }) => findings.push({ kind, line: lineAt(node.start) });
  const imported = (node: { start: number } | null | undefined, value: unknown, atLoad: boolean) => {
    if (node && typeof value === 'string') imports.push({ request: value, line: lineAt(node.start), atLoad });
  };

  new Visitor({
    ImportDeclaration: (node) => imported(node, node.source.value, hasValue(node.importKind, node.specifiers)),
    ExportAllDeclaration: (node) => imported(node, node.source.value, node.exportKind !== 'type'),
    ExportNamedDeclaration: (node) => imported(node, node.source?.value, hasValue(node.exportKind, node.specifiers)),
    ImportExpression: (node) => imported(node, literalText(node.source), false),
    TSImportType: (node) => imported(node, node.source.value, false),
    Literal: (node) => {
      if (typeof node.value === 'string' && isPhpPath(node.value)) found('phpPath', node);
      if (node.value === BRIDGE) found('wechatTouched', node);
    },
    TemplateElement: (node) => {
      if (isPhpPath(node.value.raw)) found('phpPath', node);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==?$/.test(node.operator) && (isFlagText(node.left) || isFlagText(node.right)))
        found('flagCompared', node);
    },
    MemberExpression: (node) => {
      if (isWechatMember(node)) found('wechatTouched', node);
      if (isPrivateMember(node)) found('privateMember', node);
    },
    ImportSpecifier: (node) => {
      if (isPrivate(node.imported)) found('privateMember', node);
    },
    ObjectPattern: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property' && isPrivate(one.key)) found('privateMember', one);
    },
    SpreadElement: (node) => {
      if (isLiteral(node.argument)) found('literalSpread', node);
    },
    JSXSpreadAttribute: (node) => {
      if (isLiteral(node.argument)) found('literalSpread', node);
    },
    Identifier: (node) => {
      if (node.name === BRIDGE) found('wechatTouched', node);
    },
  }).visit(tree.program);

  return { imports, findings, broken: tree.errors[0]?.message ?? null };
}

/** False when only types are imported, so that nothing is left of the line at run time. */
function hasValue(kind: string | undefined, named: readonly object[]): boolean {
  if (kind === 'type') return false;
  const isType = (one: object) =>
    ('importKind' in one && one.importKind === 'type') || ('exportKind' in one && one.exportKind === 'type');
  return named.length === 0 || !named.every(isType);
}

function isPhpPath(text: string): boolean {
  return /\.php\?act=/.test(text);
}

function isFlagText(node: { type: string; value?: unknown }): boolean {
  return node.type === 'Literal' && (node.value === '0' || node.value === '1');
}

function isWechatMember(node: { object: object; property: object }): boolean {
  const owner = nameIn(node.object);
  const member = nameIn(node.property) ?? literalText(node.property);
  return owner !== null && WINDOW_NAMES.has(owner) && member !== null && WECHAT_GLOBALS.has(member);
}

/** `pglite._close`, `pglite['_close']`. Globals of the browser may have any name. */
function isPrivateMember({ object, property }: { object: object; property: object }): boolean {
  let owner = object;
  while ('expression' in owner) owner = owner.expression as object;
  return isPrivate(property) && !WINDOW_NAMES.has(nameIn(owner) ?? '');
}

function isPrivate(property: object): boolean {
  return /^_./.test(nameIn(property) ?? literalText(property) ?? '');
}

function isLiteral({ type }: { type: string }): boolean {
  return type === 'ArrayExpression' || type === 'ObjectExpression';
}

function nameIn(node: object): string | null {
  return 'name' in node && typeof node.name === 'string' ? node.name : null;
}

/** The text of a string literal or of a template without expressions. */
function literalText(node: object): string | null {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if (!('quasis' in node) || !Array.isArray(node.quasis) || node.quasis.length !== 1) return null;
  return node.quasis[0].value.cooked;
}

/** Returns a function that turns an offset into a line number, counted from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map((match) => match.index);
  return (offset) => {
    const after = breaks.findIndex((at) => at >= offset);
    return (after === -1 ? breaks.length : after) + 1;
  };
}
