/** The calls that completion offers, loaded when it asks for them. */
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { plainly } from '#cli/text/words.ts';

export const callNames = everyCall.map(
  ({ script, act, call }) => [`${script.replace(/^pay\/|\.php$/g, '')}.${act}`, plainly(effectOf(call))] as const,
);
