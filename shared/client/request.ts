/** Builds the request of a call. */
import type { Call } from '#shared/contract/call.ts';
import { plain } from '#shared/contract/wire.ts';
import { address, headers } from './address.ts';
import { FORM, formBody } from './form-body.ts';
import type { ClientOptions } from './options.ts';
import type { Sendable } from './send.ts';

/** A request and its key; identical requests have the same key. */
export interface KeyedRequest {
  readonly key: string;
  readonly request: Sendable;
  /** The arguments by name, those of query and body together. */
  readonly args: Readonly<Record<string, unknown>>;
}

export function buildRequest(call: Call, args: unknown, options: ClientOptions): KeyedRequest {
  const { query, body } = split(call, args);
  const written = call.query.write(query, plain) as Record<string, unknown>;
  const pairs = Object.entries(written).map(([key, value]) => [key, String(value ?? '')] as const);
  const payload = call.body?.write(body, plain);
  const isForm = options.body === 'form';
  const sent = payload instanceof Blob ? payload : payload && isForm ? formBody(payload) : JSON.stringify(payload);
  const type = payload instanceof Blob ? payload.type : isForm ? FORM : 'application/json';
  return {
    // The type of a form contains its random boundary, so two uploads are never identical.
    key: JSON.stringify([call.path, pairs, sent, type]),
    args: { ...(query as object), ...(body as object) },
    request: {
      url: address(options, call.path, pairs),
      method: call.method,
      headers: { ...headers(options), ...(sent === undefined ? {} : { 'content-type': type }) },
      ...(sent === undefined ? {} : { body: sent }),
    },
  };
}

export function split(call: Call, args: unknown): { query: unknown; body: unknown } {
  if (!call.body) return { query: args, body: undefined };
  if (Object.keys(call.query.fields).length === 0) return { query: {}, body: args };
  return args as { query: unknown; body: unknown };
}
