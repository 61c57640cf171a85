import { spawn } from 'node:child_process';
import { inTop, TOP } from './places.mjs';

/**
 * The result of a program: its exit code (1 when a signal ended it) and its output, if captured.
 * @typedef {{ code: number, output: string }} Outcome
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {number | null} Our own exit code once a signal asked us to end. */
let ending = null;

/**
 * Runs a program in the top folder until it ends. Its output goes live to ours unless `capture` is set; with `hear` it
 * goes live, and what it wrote on stderr is returned too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ capture?: boolean, hear?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  const { capture = false, hear = false, env = {} } = options;
  const out = capture ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: TOP,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, hear ? 'pipe' : out],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    if (hear) child.stderr?.pipe(process.stderr, { end: false });
    child.on('error', (error) => ended(127, `${output}${error.message}\n`));
    child.on('close', (code) => ended(code ?? 1, output));

    /** @param {number} code @param {string} text */
    function ended(code, text) {
      running.delete(child);
      if (ending !== null && running.size === 0) process.exit(ending);
      resolve({ code, output: text });
    }
  });
}

/**
 * Runs a script with the same Node.
 * @param {readonly string[]} args the script and its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  tsx: 'tsx/dist/cli.mjs',
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
};

/**
 * Runs an installed tool with the same Node, without a shell.
 * @param {keyof typeof TOOLS} name
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(name, args, options) {
  return runNode([inTop(`node_modules/${TOOLS[name]}`), ...args], options);
}

/**
 * From now on Ctrl-C and SIGTERM end our child processes, and then us.
 * @returns {() => void} removes the signal handlers
 */
export function endChildrenWithUs() {
  const endings = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(([signal, code]) => {
    const end = () => {
      ending = code;
      if (running.size === 0) process.exit(code);
      for (const child of running) child.kill(/** @type {NodeJS.Signals} */ (signal));
    };
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  return () => {
    for (const undo of endings) undo();
  };
}
