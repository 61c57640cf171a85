/** Any declared call, typed by its declaration and guarded by its effect. */

import { everyCall, findCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { UnaskedShop } from '#cli/shop/open.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Call } from '#shared/contract/call.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import { askRaw } from '../contract/ask.ts';
import { amountDue } from './amount-due.ts';
import { readArguments, type WrittenArguments } from './arguments.ts';
import { say } from './dictionary.ts';

export { secretOnCommandLine } from './arguments.ts';

export interface CallWanted extends WrittenArguments {
  readonly script: string;
  readonly act: string | undefined;
}

export interface Called {
  readonly call: string;
  readonly effect: string;
  /** The decoded answer: money in fen, flags as booleans, times in ms. */
  readonly answer: object;
  /** The server's own words beside it. */
  readonly content: string;
}

/** What is to be sent, before anything is; throws usage faults. */
export function prepareCall({ script, act, ...written }: CallWanted): { readonly call: Call; readonly args: unknown } {
  const { call } = findCall(script, act);
  return { call, args: readArguments(call, written) };
}

/** Makes a call once; a lost answer to a write names the calls that tell what came of it. */
export async function makeCall(
  shop: Shop,
  { call, args }: { readonly call: Call; readonly args: unknown },
): Promise<Called> {
  if (effectOf(call) === 'money') await shop.guard.spend(await amountDue(shop, call, args));
  try {
    const { envelope, ...answer } = await shop.client.send(call, args as never);
    return { call: call.path, effect: effectOf(call), answer, content: envelope.content };
  } catch (error) {
    throw error instanceof UnknownOutcomeError ? lost(call, error) : error;
  }
}

/** A reading call's answer as the server wrote it, before anybody decodes it; only its secrets are hidden. */
export async function readRaw(
  shop: UnaskedShop,
  { call, args }: { readonly call: Call; readonly args: unknown },
): Promise<Called> {
  if (effectOf(call) !== 'read') throw new Fault('usage', say.rawReads(call.path));
  return { call: call.path, effect: 'read', answer: await askRaw(shop, call, args), content: '' };
}

function lost(call: Call, cause: UnknownOutcomeError): Fault {
  const script = call.path.split('?', 1)[0];
  const reads = everyCall.filter((each) => each.script === script && effectOf(each.call) === 'read').slice(0, 3);
  const commands = reads.map(({ call: { path } }) => `yaocang call '${path}'`).join('; ');
  const next = commands === '' ? say.lookUp : say.settle(commands);
  return new Fault('unknown', say.lost, { next, call: call.path, cause });
}
