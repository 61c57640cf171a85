import type { NetworkError } from '#shared/errors.ts';

/** The operating system's own word for a lost connection, such as ECONNREFUSED; undefined when it said none. */
export function systemCode(error: NetworkError): string | undefined {
  const failed = error.cause as { cause?: { code?: unknown } } | undefined;
  const code = failed?.cause?.code;
  return typeof code === 'string' ? code : undefined;
}
