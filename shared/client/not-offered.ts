/** Recognises that a shop does not have an assumed call. */
import type { Call } from '#shared/contract/call.ts';
import type { NetworkError } from '#shared/errors.ts';

/** Any other page, a redirect and an error may be over in a second: nothing about the shop follows from them. */
export const isMissing = (call: Call, { came }: NetworkError): boolean =>
  call.assumed === true && came?.kind === 'missing';
