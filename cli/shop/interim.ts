/**
 * Interim answers. A server may send `100 Continue` before an answer, although nobody asked for it (RFC 9110, 15.2), as old
 * gateways do before each answer to a POST. undici ends the connection there (7.30 and 8.13), so a write that the shop has
 * done would have no answer.
 */
import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';

type Connector = buildConnector.connector;

/** The same connector; its connections skip interim answers. */
export const skippingInterim =
  (connect: Connector): Connector =>
  (options, told) =>
    connect(options, (...[error, socket]) => (error ? told(error, null) : told(null, skipping(socket))));

/** How an interim answer begins. 101 is none: it changes the protocol. */
const INTERIM = /^HTTP\/1\.\d 1(?!01)\d\d/;
const STATUS = 'HTTP/1.1 100'.length;
const END = /\r?\n\r?\n/;
/** A head that is longer is no interim answer. */
const LONGEST = 16_384;

/** The same connection. What is read first after something was written is the beginning of an answer. */
function skipping<S extends Socket>(socket: S): S {
  const read = socket.read.bind(socket);
  let answered = -1;
  let held: Uint8Array = new Uint8Array();
  socket.read = (size?: number) => {
    for (let chunk: Buffer | null = read(size); chunk !== null; chunk = read(size)) {
      if (held.length === 0 && answered === socket.bytesWritten) return chunk;
      const { rest, isWhole } = afterInterim(held.length === 0 ? chunk : Buffer.concat([held, chunk]));
      held = isWhole ? new Uint8Array() : rest;
      if (!isWhole) continue;
      answered = socket.bytesWritten;
      return rest;
    }
    return null;
  };
  return socket;
}

/** What follows the interim answers at the beginning. It is not whole as long as it may be the beginning of another. */
function afterInterim(bytes: Buffer): { readonly rest: Buffer; readonly isWhole: boolean } {
  if (!INTERIM.test(bytes.toString('latin1', 0, STATUS))) return { rest: bytes, isWhole: bytes.length >= STATUS };
  const end = END.exec(bytes.toString('latin1', 0, LONGEST));
  if (!end) return { rest: bytes, isWhole: bytes.length >= LONGEST };
  return afterInterim(bytes.subarray(end.index + end[0].length));
}
