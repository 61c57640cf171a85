import type { Call } from './call.ts';
import type { Codec, Fields } from './wire.ts';

/** The fields of a call's answer that no document names, as paths such as `data.goods_id`. Empty for an assumed call, all of whose fields are assumed. */
export const assumedFields = (call: Call): string[] => (call.assumed ? [] : within(call.answer, ''));

const within = (codec: Codec<unknown> & { readonly fields?: Fields }, path: string): string[] => {
  if (codec.assumed) return [path];
  if (codec.holds) return within(codec.holds, path);
  return Object.entries(codec.fields ?? {}).flatMap(([key, each]) =>
    within(each, path === '' ? key : `${path}.${key}`),
  );
};
