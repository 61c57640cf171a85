/**
 * The network. Only ever loaded by `import()`: undici is the heaviest thing that most commands need. The named imports
 * are static on purpose; an `import()` of the package itself loses them once bundled.
 */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { Agent, type Response as Answer, EnvHttpProxyAgent, fetch as fetchOverNetwork } from 'undici';
import { Fault } from '#cli/text/fault.ts';
import { say } from './profile-words.ts';
import { proxyFor } from './proxy.ts';

export interface Http {
  readonly fetch: typeof fetch;
  /** Drops all connections, so that the program can end. */
  close(): Promise<void>;
}

interface HttpOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** This machine is never reached through a proxy. */
  readonly direct: boolean;
  /** Address of a proxy; '' follows the environment, 'none' goes straight. */
  readonly proxy?: string;
  /** A PEM file of further certificates. */
  readonly ca?: string;
  /** ms that a connection may take. */
  readonly connect?: number;
}

/** Opens the network: kept-alive connections, through a proxy where the profile or the environment names one. */
export function openHttp({ env, direct, proxy = '', ca = '', connect = 10_000 }: HttpOptions): Http {
  const trusted = ca === '' ? {} : { ca: [...rootCertificates, readCertificates(ca)] };
  const tls = { ...trusted, timeout: connect };
  const named = direct ? undefined : proxyFor(proxy, env);
  const options = { requestTls: trusted, connect: tls };
  const dispatcher =
    named === undefined
      ? new Agent({ connect: tls })
      : new EnvHttpProxyAgent(named === 'environment' ? options : { ...options, httpProxy: named, httpsProxy: named });
  // A redirect is not followed: the token's header would travel with it.
  const over = async (url: string, init?: object) =>
    unhurried(await fetchOverNetwork(url, { ...init, redirect: 'manual', dispatcher }));
  return { fetch: over as unknown as typeof fetch, close: () => dispatcher.destroy() };
}

/**
 * The answer, whose text comes one turn later than it could: by then its connection is free, so that the next question
 * takes the same one instead of opening another.
 */
function unhurried(answer: Answer): Answer {
  const text = answer.text.bind(answer);
  const read = async () => {
    const whole = await text();
    await new Promise((resolve) => setImmediate(resolve));
    return whole;
  };
  return Object.assign(answer, { text: read });
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Fault('usage', say.noCa(file), { cause });
  }
}
