import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Packages are built as they are published. The filter of our hooks must exclude node_modules, so that they change our
 * own files only. A package may be aliased only as its documentation recommends.
 */
export interface BuildComplaint {
  node: ESTree.Node;
  sentence: string;
}

/** https://preactjs.com/guide/v10/getting-started#aliasing-react-to-preact */
const DOCUMENTED_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'preact/compat': ['react', 'react-dom'],
  'preact/jsx-runtime': ['react/jsx-runtime', 'react/jsx-dev-runtime'],
};

/** The hooks between a file and the bundler. */
const HOOKS = ['resolveId', 'load', 'transform'];

/** Build configurations and their plugins. */
export const isBuildFile = (path: string): boolean =>
  /^(scripts|web\/build)\/|^[^/]+\/\w+\.config\.ts$/.test(path) && !/\.test\.\w+$/.test(path);

const top = new URL('../../', import.meta.url);
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', top), 'utf8'));
/** What may be imported of the installed packages: each by name, and some files that are often aliased. */
const REQUESTS: readonly string[] = [
  ...Object.keys(packages).flatMap((path) => path.split('node_modules/').slice(1).pop() ?? []),
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
];

let files: readonly string[] | undefined;
/** Every file of the packages, listed when a hook needs them. */
const packageFiles = (): readonly string[] => {
  files ??= readdirSync(new URL('node_modules', top), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/node_modules/${name.replaceAll('\\', '/')}`,
  );
  return files;
};

/** The complaints about what a build file does to packages. */
export function complaintsOfBuild(path: string, text: string): BuildComplaint[] {
  const { program } = parseSync(path, text, {});
  const constants = new Map<string, ESTree.Node>();
  const complaints: BuildComplaint[] = [];
  const say = (node: ESTree.Node, sentence: string | null) => sentence && complaints.push({ node, sentence });
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    ObjectExpression(node) {
      const alias = property(node, 'alias');
      const aliases = alias ? aliasesOf(constants.get(nameOf(alias)) ?? alias) : [];
      for (const each of aliases) say(each.replacement, aliasComplaint(each));
      for (const hook of property(node, 'name') ? HOOKS : []) {
        const value = property(node, hook);
        if (value) say(value, hookComplaint(hook, value));
      }
    },
  }).visit(program);
  return complaints;
}

function aliasComplaint({ find, replacement }: Alias): string | null {
  if (!find) return 'has an alias that cannot be read here: write what it stands for as a literal';
  const allowed = DOCUMENTED_ALIASES[textOf(replacement) ?? ''] ?? [];
  const others = REQUESTS.filter((request) => matches(find, request) && !allowed.includes(request));
  if (others.length === 0) return null;
  return `puts something else in the place of ${others.join(', ')}: packages are used as they are published`;
}

function hookComplaint(hook: string, value: ESTree.Node): string | null {
  const id = property(property(value, 'filter'), 'id');
  const include = patternsOf(property(id, 'include') ?? id);
  if (!include) return `has a hook ${hook} for all files: give it a filter, with regular expressions for the id`;
  const exclude = patternsOf(property(id, 'exclude')) ?? [];
  const reached = (hook === 'resolveId' ? REQUESTS : packageFiles()).find(
    (each) => include.some((pattern) => pattern.test(each)) && !exclude.some((pattern) => pattern.test(each)),
  );
  return reached ? `has a hook ${hook} that works on ${reached}: packages are used as they are published` : null;
}

interface Alias {
  find: string | RegExp | undefined;
  replacement: ESTree.Node;
}

/** Aliases in Vite's two forms: `{ find: replacement }`, or a list of `{ find, replacement }`. */
function aliasesOf(alias: ESTree.Node): Alias[] {
  if (alias.type === 'ArrayExpression')
    return alias.elements.flatMap((entry) => {
      const replacement = entry && property(entry, 'replacement');
      return replacement ? { find: literalOf(property(entry, 'find')), replacement } : [];
    });
  if (alias.type !== 'ObjectExpression') return [{ find: undefined, replacement: alias }];
  return alias.properties.map((entry) =>
    entry.type === 'Property'
      ? { find: keyOf(entry), replacement: entry.value }
      : { find: undefined, replacement: entry },
  );
}

/** A string matches a package and the files in it. */
const matches = (find: string | RegExp, request: string): boolean =>
  typeof find === 'string' ? request === find || request.startsWith(`${find}/`) : find.test(request);

/** The value of a property in an object literal. */
function property(node: ESTree.Node | undefined, key: string): ESTree.Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const each of node.properties) if (each.type === 'Property' && keyOf(each) === key) return each.value;
  return undefined;
}

const keyOf = ({ key }: ESTree.ObjectProperty): string | undefined => nameOf(key) || textOf(key);

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

const textOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

function literalOf(node: ESTree.Node | undefined): string | RegExp | undefined {
  if (node?.type !== 'Literal') return undefined;
  return typeof node.value === 'string' || node.value instanceof RegExp ? node.value : undefined;
}

/** One regular expression or a list of them; undefined for anything else. */
function patternsOf(node: ESTree.Node | undefined): RegExp[] | undefined {
  const all = node?.type === 'ArrayExpression' ? node.elements : [node];
  const patterns = all.map((each) => literalOf(each ?? undefined));
  return patterns.every((each) => each instanceof RegExp) ? patterns : undefined;
}
