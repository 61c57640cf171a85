/**
 * WebKit driven by the W3C's WebDriver protocol: a page at a phone's size that runs scripts, presses and types. The
 * screen is in memory (Xvfb), and the browser's folders are its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { findWebkit } from '#scripts/setup/webkit.mjs';

type Programs = NonNullable<ReturnType<typeof findWebkit>>;

/** A reference to an element of the page, as WebDriver hands it out. */
export type ElementRef = Readonly<Record<string, string>>;

export interface WebKitPage {
  readonly version: string;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** Runs a function of the page, which uses nothing from outside itself. Like Playwright's `evaluate`. */
  evaluate<T, A>(fn: (arg: A) => T | Promise<T>, arg: A): Promise<T>;
  evaluate<T>(fn: () => T | Promise<T>): Promise<T>;
  /** The element that a function of the page finds; null when there is none. */
  find<A>(fn: (arg: A) => Element | null, arg: A): Promise<ElementRef | null>;
  press(element: ElementRef): Promise<void>;
  type(element: ElementRef, text: string): Promise<void>;
  picture(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** ms that a program may take to start on a busy machine. */
const PATIENCE = 60_000;

/** The browser's own bar is narrower than a phone without the room around its buttons. */
const NO_ROOM =
  'window toolbar *, window box *, window header * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts WebKit with this user agent, at this size in CSS px. */
export async function startWebKit(
  programs: Programs,
  { userAgent, width, height }: { userAgent: string; width: number; height: number },
): Promise<WebKitPage> {
  const folder = await mkdtemp(join(tmpdir(), 'yaocang-webkit-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const display = await startScreen(programs.screen, children);
    const env = { ...process.env, ...(await ownFolders(folder)), DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
    const port = await freePort();
    children.push(
      spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
    );
    const base = `http://127.0.0.1:${port}`;
    await untilAnswered(`${base}/status`);
    const args = ['--automation', `--user-agent=${userAgent}`, `--geometry=${width}x${height}`];
    const browserOptions = { binary: programs.browser, args };
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': browserOptions, unhandledPromptBehavior: 'ignore' },
    };
    const { sessionId, capabilities: given } = await ask<Session>(base, 'POST', '/session', { capabilities });
    const session = `${base}/session/${sessionId}`;
    await ask(session, 'POST', '/timeouts', { script: 60_000, pageLoad: PATIENCE, implicit: 0 });
    const page = pageOf(session, given.browserVersion, async () => {
      await ask(session, 'DELETE', '').catch(() => undefined);
      await stop();
    });
    await resize(session, page, width, height);
    return page;
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function pageOf(session: string, version: string, stop: () => Promise<void>): WebKitPage {
  const run = <T>(fn: string, args: readonly unknown[]): Promise<T> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${fn})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;
    return ask<{ value: T; error?: string }>(session, 'POST', '/execute/async', { script, args }).then(
      ({ value, error }) => {
        if (error !== undefined) throw new Error(`In the page: ${error}`);
        return value;
      },
    );
  };
  return {
    version,
    goto: (url) => ask(session, 'POST', '/url', { url }),
    back: () => ask(session, 'POST', '/back', {}),
    url: () => ask(session, 'GET', '/url'),
    evaluate: <T>(fn: unknown, arg: unknown = null) => run<T>(String(fn), [arg]),
    // At once: a script that waits while the page is replaced would never answer. What has left the page meanwhile is not there.
    find: (fn, arg) =>
      ask<ElementRef | null>(session, 'POST', '/execute/sync', {
        script: `return (${fn})(arguments[0])`,
        args: [arg],
      }).catch((error: unknown) => {
        if (/stale element/.test(String(error))) return null;
        throw error;
      }),
    press: (element) => ask(session, 'POST', `/element/${idOf(element)}/click`, {}),
    async type(element, text) {
      await ask(session, 'POST', `/element/${idOf(element)}/clear`, {});
      await ask(session, 'POST', `/element/${idOf(element)}/value`, { text });
    },
    picture: async () => Buffer.from(await ask<string>(session, 'GET', '/screenshot'), 'base64'),
    stop,
  };
}

const idOf = (element: ElementRef): string => Object.values(element)[0] ?? '';

/** The window is larger than its page by the browser's own bar. */
async function resize(session: string, page: WebKitPage, width: number, height: number): Promise<void> {
  const at = { width, height };
  for (let round = 0; round < 10; round += 1) {
    await ask(session, 'POST', '/window/rect', at);
    await pause(100);
    const [innerWidth, innerHeight] = await page.evaluate(() => [window.innerWidth, window.innerHeight] as const);
    if (innerWidth === width && innerHeight === height) return;
    at.width += width - innerWidth;
    at.height += height - innerHeight;
  }
  throw new Error(`WebKit’s window does not become ${width} × ${height} px.`);
}

/** One request of the protocol; throws its error with the message. */
async function ask<T>(base: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(base + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** The screen's number, which Xvfb chooses. */
async function startScreen(program: string, children: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(child);
  const [said] = await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended at once.'))),
  ]);
  return String(said).trim();
}

async function ownFolders(folder: string): Promise<Record<string, string>> {
  await mkdir(join(folder, 'config/gtk-3.0'), { recursive: true });
  await writeFile(join(folder, 'config/gtk-3.0/gtk.css'), NO_ROOM);
  return {
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    TZ: 'Asia/Shanghai',
    // As root there is no user namespace for its sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
}

async function untilAnswered(url: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  while (Date.now() < giveUp) {
    if (await fetch(url).catch(() => null)) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver did not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(timer);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be reserved.');
  return address.port;
}
