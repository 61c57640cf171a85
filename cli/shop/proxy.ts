/** Which proxy a request takes: the profile's, or that of the environment, as curl and undici read it. */
import { BlockList, isIP } from 'node:net';
import { Fault } from '#cli/text/fault.ts';
import { hostOf, portOf, unescaped } from './address.ts';
import { say } from './profile-words.ts';

type Env = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/**
 * The proxy on the way to `target`; undefined for a direct connection. `proxy` is a profile's: '' for the environment's, 'none'
 * for none. A usage fault names a variable that is no address.
 */
export function proxyOf(target: URL, proxy: string, env: Env): URL | undefined {
  if (proxy === 'none' || isExcepted(target, env.no_proxy ?? env.NO_PROXY ?? '')) return undefined;
  if (proxy !== '') return new URL(proxy);
  const names = ['http_proxy', 'HTTP_PROXY'];
  const name = (target.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY', ...names] : names).find(
    (each) => env[each],
  );
  if (name === undefined) return undefined;
  const found = addressIn(env[name] ?? '');
  if (!found) throw new Fault('usage', say.badProxy(name), { next: say.proxyForm });
  return found;
}

/** `host:port` stands for http, as in other tools. */
function addressIn(value: string): URL | undefined {
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // undici decodes both, and a bare % would end the program.
  for (const each of ['username', 'password'] as const) url[each] = encodeURIComponent(unescaped(url[each]));
  return url;
}

/** `no_proxy` names hosts, parent domains or networks (10.0.0.0/8), each with or without a port, or is `*`. */
function isExcepted(target: URL, noProxy: string): boolean {
  if (noProxy.trim() === '*') return true;
  const host = hostOf(target);
  const at = portOf(target);
  return noProxy.split(/[,\s]+/).some((entry) => {
    const [, name = entry, port] = /^([^:]+|\[.+\]):(\d+)$/.exec(entry) ?? [];
    const wanted = name.replace(/^\*?\.|^\[|\]$/g, '').toLowerCase();
    if (wanted === '' || (port !== undefined && Number(port) !== at)) return false;
    return host === wanted || host.endsWith(`.${wanted}`) || isIn(host, wanted);
  });
}

function isIn(host: string, network: string): boolean {
  const [address = '', prefix = ''] = network.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(host) === 0 || isIP(address) !== isIP(host) || !/^\d{1,3}$/.test(prefix)) return false;
  if (Number(prefix) > (family === 'ipv6' ? 128 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(address, Number(prefix), family);
  return list.check(host, family);
}

/** The passwords of proxies in the environment, for the redactor. */
export function proxySecrets(env: Env): string[] {
  return VARIABLES.flatMap((name) => {
    const password = addressIn(env[name] ?? '')?.password ?? '';
    return password === '' ? [] : [password, unescaped(password)];
  });
}
