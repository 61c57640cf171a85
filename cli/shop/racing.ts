/**
 * Happy eyeballs (RFC 8305). Node ends each attempt at an address after 250 ms (nodejs/node#54359), so a host with a slow
 * address and a dead one would never be reached. Here an attempt goes on while the next one starts, and the first wins.
 */
import type { LookupAddress } from 'node:dns';
import { isIP, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { buildConnector } from 'undici';

type Connector = buildConnector.connector;
type Lookup = (host: string, told: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

/** ms until the next address is tried, too. */
const NEXT = 250;

/** Of a host with several addresses it tries each, with the connector's own time; `connectWith` builds one that can be ended. */
export const racing = (
  connectWith: (more: { readonly signal?: AbortSignal }) => Connector,
  lookup: Lookup,
): Connector => {
  const connect = connectWith({});
  return (options, told) => {
    const { hostname, httpSocket } = options;
    if (httpSocket || isIP(hostname.replace(/^\[|\]$/g, ''))) return connect(options, told);
    lookup(hostname, (error, found) => {
      if (error) return told(error, null);
      if (found.length < 2) return connect(options, told);
      const servername = options.servername || hostname;
      const tries = found.map(
        ({ address }): Try =>
          (signal, each) =>
            connectWith({ signal })({ ...options, hostname: address, servername }, each),
      );
      first(tries, told);
    });
  };
};

type Try = (signal: AbortSignal, told: buildConnector.Callback) => void;
type Told = Parameters<buildConnector.Callback>;

/** The first that connects, which ends the others; if none does, the error of the first. */
function first(tries: readonly Try[], told: buildConnector.Callback): void {
  const begun: AbortController[] = [];
  const errors = new Map<number, Error>();
  let soon: NodeJS.Timeout | undefined;
  let isOver = false;
  function next(): void {
    clearTimeout(soon);
    const at = begun.length;
    const attempt = tries[at];
    if (!attempt || isOver) return;
    soon = setTimeout(next, NEXT);
    const ending = new AbortController();
    begun.push(ending);
    attempt(ending.signal, (...[error, socket]: Told) => (error ? failed(at, error) : won(at, socket)));
  }
  function won(at: number, socket: Socket | TLSSocket): void {
    if (isOver) return void socket.destroy();
    isOver = true;
    clearTimeout(soon);
    for (const [other, ending] of begun.entries()) if (other !== at) ending.abort();
    told(null, socket);
  }
  function failed(at: number, error: Error): void {
    errors.set(at, error);
    if (isOver) return;
    isOver = errors.size === tries.length;
    if (isOver) told(errors.get(0) ?? error, null);
    else next();
  }
  next();
}
