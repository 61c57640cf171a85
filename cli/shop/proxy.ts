/** Which proxy stands between this machine and a shop. */

type Env = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** The proxy that a profile names, 'environment' where the variables name one, undefined for a straight way. */
export function proxyFor(proxy: string, env: Env): string | 'environment' | undefined {
  if (proxy === 'none') return undefined;
  if (proxy !== '') return proxy;
  return VARIABLES.some((name) => env[name]) ? 'environment' : undefined;
}

/** User and password of the proxies in the environment, which nobody may read off a screen. */
export function proxySecrets(env: Env): string[] {
  return VARIABLES.flatMap((name) => {
    const value = env[name] ?? '';
    const password = URL.canParse(value) ? new URL(value).password : '';
    return password === '' ? [] : [password, decodeURIComponent(password)];
  });
}
