import { createRequire } from 'node:module';
import { UNUSED, withoutUnused } from './react-unused.mjs';

const require = createRequire(import.meta.url);

/** A production file of a package. @param {string} name @param {string} file */
const production = (name, file) => require.resolve(name).replace(/index\.js$/, `cjs/${file}.production.js`);

/** What is asked for by name all over the shop, and the code behind it. @type {Readonly<Record<string, string>>} */
const FILES = {
  react: production('react', 'react'),
  'react/jsx-runtime': production('react', 'react-jsx-runtime'),
  'react-dom': production('react-dom', 'react-dom'),
  'react-dom/client': production('react-dom', 'react-dom-client'),
  scheduler: createRequire(require.resolve('react-dom'))
    .resolve('scheduler')
    .replace(/index\.js$/, 'cjs/scheduler.production.js'),
};

/** `var Scheduler = require("scheduler"), React = require("react");` */
const REQUIRES = /^var (?:\w+ = require\("[^"]+"\)(?:,\s*)?)+;/gm;
const REQUIRE = /(\w+) = require\("([^"]+)"\)/g;

/** A stand-in for old Reacts; ours has the hook itself. */
const SHIM = /^use-sync-external-store\/shim/;

/**
 * React comes as CommonJS, which a bundler can only wrap: every chunk then carries the wrapping, every use is a look
 * into an object, and the helper for it is one more file that the first page waits for. Its production files are plain
 * enough to be read as modules.
 * @returns {import('vite').Plugin}
 */
export function reactAsModules() {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      if (SHIM.test(source)) return FILES.react ?? null;
      return FILES[source] ?? null;
    },
    transform(code, id) {
      if (!Object.values(FILES).includes(id)) return null;
      const used = id === FILES['react-dom/client'] ? withoutUnused(code, Object.values(UNUSED).flat()) : code;
      return { code: asModule(used, Object.keys(require(id))), map: null };
    },
  };
}

/**
 * Reads a CommonJS file as a module: what it requires is imported, and each of its exports is a name of its own, so that
 * what nobody asks for is left out.
 * @param {string} code
 * @param {readonly string[]} names of its exports
 */
export function asModule(code, names) {
  /** @type {string[]} */
  const lines = [];
  let body = code.replace(REQUIRES, (all) => {
    for (const [, name, source] of all.matchAll(REQUIRE)) lines.push(`import * as ${name} from "${source}";`);
    return '';
  });
  for (const name of names) {
    const all = new RegExp(`\\bexports\\.${name}\\b`, 'g');
    const once = body.match(all)?.length === 1 && new RegExp(`^exports\\.${name} =`, 'm').test(body);
    if (!once) lines.push(`let named_${name};`);
    body = body.replace(all, `${once ? 'const ' : ''}named_${name}`);
  }
  if (/\b(exports|require)\b/.test(body))
    throw new Error('A file of React is written in a way that is not known here.');
  const exported = names.map((name) => `named_${name} as ${name}`);
  return [...lines, body, `export { ${exported.join(', ')} };`].join('\n');
}
