import type { NetworkError } from '#shared/errors.ts';

/** How deep below a failed request its reason lies: a proxy's refusal is the third. */
const DEPTH = 4;
const PROXY = /^Proxy response \((\d+)\)/;

/**
 * The operating system's own word for a lost connection, such as ECONNREFUSED, or the proxy's answer, such as `proxy 407`;
 * undefined when nobody said one.
 */
export function systemCode(error: NetworkError): string | undefined {
  let reason: unknown = error.cause;
  for (let depth = 0; depth < DEPTH && typeof reason === 'object' && reason !== null; depth += 1) {
    const { message = '', code, cause } = reason as { message?: unknown; code?: unknown; cause?: unknown };
    const status = PROXY.exec(String(message))?.[1];
    if (status !== undefined) return `proxy ${status}`;
    if (typeof code === 'string') return code;
    reason = cause;
  }
  return undefined;
}
