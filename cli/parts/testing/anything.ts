import type { Call } from '#shared/contract/call.ts';

/** Arguments that every call can be sent with: each field of it, at any depth, is an empty list, which a text’s own methods leave alone. */
export function anyArgs(call: Call): never {
  const both = call.body && Object.keys(call.query.fields).length > 0;
  return (both ? { query: anything(), body: anything() } : anything()) as never;
}

const anything = (): unknown =>
  new Proxy([] as unknown[], {
    get: (list, name) => {
      if (name === 'replace' || name === 'trim') return anything;
      return name in list || typeof name === 'symbol' ? Reflect.get(list, name) : anything();
    },
  });
