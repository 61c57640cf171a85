type Env = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** The profile's proxy, 'environment' for the variables, undefined for none. */
export function proxyFor(proxy: string, env: Env): string | 'environment' | undefined {
  if (proxy === 'none') return undefined;
  if (proxy !== '') return proxy;
  return VARIABLES.some((name) => env[name]) ? 'environment' : undefined;
}

/** The passwords of proxies in the environment, for the redactor. */
export function proxySecrets(env: Env): string[] {
  return VARIABLES.flatMap((name) => {
    const value = env[name] ?? '';
    const password = URL.canParse(value) ? new URL(value).password : '';
    return password === '' ? [] : [password, decodeURIComponent(password)];
  });
}
