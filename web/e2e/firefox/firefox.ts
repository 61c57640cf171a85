/** Firefox driven by WebDriver BiDi: a page of some size whose scrollbars take their room, as at a desk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnginePage } from '../support/every-page.ts';
import { type Bidi, connectBidi } from './bidi.ts';

export interface FirefoxPage extends EnginePage {
  /** Errors of the page that nothing caught, since the last look. */
  errors(): readonly string[];
}

/** ms that Firefox may take to start on a busy machine. */
const PATIENCE = 60_000;

const PREFS = {
  // Classic scrollbars, which headless browsers lay over the page.
  'widget.gtk.overlay-scrollbars.enabled': false,
  'ui.useOverlayScrollbars': 0,
  'intl.accept_languages': 'zh-CN',
  // No page and no request of its own.
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.getAddons.cache.enabled': false,
} as const;

/** Starts Firefox with a fresh profile; the size is that of the viewport with its scrollbar, in CSS px. */
export async function startFirefox(program: string, size: { width: number; height: number }): Promise<FirefoxPage> {
  const profile = await mkdtemp(join(tmpdir(), 'yaocang-firefox-'));
  const prefs = Object.entries(PREFS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), prefs.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(program, args, {
    env: { ...process.env, HOME: profile, TZ: 'Asia/Shanghai', MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = async () => {
    await ended(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    return await openPage(await listeningAt(child), size, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openPage(
  url: string,
  viewport: { width: number; height: number },
  end: () => Promise<void>,
): Promise<FirefoxPage> {
  let errors: string[] = [];
  const bidi = await connectBidi(`${url}/session`, (method, params) => {
    const { type, level, text } = params as { type: string; level: string; text: string };
    if (method === 'log.entryAdded' && type === 'javascript' && level === 'error') errors.push(text);
  });
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('browsingContext.setViewport', { context, viewport });
  return {
    goto: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: <T>(fn: unknown, arg?: unknown) => evaluate<T>(bidi, context, `(${fn})(${JSON.stringify(arg)})`),
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors() {
      const seen = errors;
      errors = [];
      return seen;
    },
    async stop() {
      bidi.close();
      await end();
    },
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** The value of an expression of the page; it goes through JSON. */
async function evaluate<T>(bidi: Bidi, context: string | undefined, expression: string): Promise<T> {
  const { type, result, exceptionDetails } = await bidi.send<Evaluated>('script.callFunction', {
    functionDeclaration: `async () => JSON.stringify({ value: await ${expression} })`,
    awaitPromise: true,
    target: { context },
  });
  if (type === 'exception') throw new Error(`In the page: ${exceptionDetails?.text}`);
  return (JSON.parse(result?.value ?? '{}') as { value: T }).value;
}

/** The address that Firefox prints once it listens. */
function listeningAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not listen:\n${said}`)), PATIENCE);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox ended at once:\n${said}`)));
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      const url = said.match(/WebDriver BiDi listening on (ws:\/\/\S+)/)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(timer);
}
