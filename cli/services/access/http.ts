/**
 * The network. Only ever loaded by `import()`: undici is the heaviest thing that most commands need. The named imports
 * are static on purpose; an `import()` of the package itself loses them once bundled.
 */
import { Agent, EnvHttpProxyAgent, fetch as fetchOverNetwork } from 'undici';

export interface Http {
  readonly fetch: typeof fetch;
  /** Drops all connections, so that the program can end. */
  close(): Promise<void>;
}

interface HttpOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** This machine is never reached through a proxy. */
  readonly direct: boolean;
}

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** Opens the network: kept-alive connections, through the proxy that the environment names, if any. */
export function openHttp({ env, direct }: HttpOptions): Http {
  const proxied = !direct && PROXY_VARIABLES.some((name) => env[name]);
  const dispatcher = proxied ? new EnvHttpProxyAgent() : new Agent({ connect: { timeout: 10_000 } });
  // A redirect is not followed: the token's header would travel with it.
  const over = (url: string, init?: object) => fetchOverNetwork(url, { ...init, redirect: 'manual', dispatcher });
  return { fetch: over as unknown as typeof fetch, close: () => dispatcher.destroy() };
}
