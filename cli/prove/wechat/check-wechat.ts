/** Everything of a shop's WeChat that can be told without a phone, so that a wrong configuration is told from a fault of ours. */
import { failureOf } from '#cli/shop/failure.ts';
import type { UnaskedShop } from '#cli/shop/open.ts';
import { Fault } from '#cli/text/fault.ts';
import { CancelledError } from '#shared/errors.ts';
import { type Diagnosis, judgeDiagnosis } from '../doctor/doctor.ts';
import { say } from './dictionary.ts';
import { checkBinding, checkRoad } from './entry-checks.ts';
import { type CheckName, fails, type Look } from './look.ts';
import { checkAddress, checkPage, checkVerifyFile, consoleHints } from './page-checks.ts';
import { checkSignatures } from './signature-checks.ts';

interface Asked {
  readonly address: string;
  readonly ticket?: string | undefined;
  /** Name of the file that the console handed out. */
  readonly mpVerify?: string | undefined;
}

export const judgeWeChat = judgeDiagnosis;

/** Looks at everything; what cannot be reached is a failure of its own, and the rest is looked at all the same. */
export async function checkWeChat(shop: UnaskedShop, { address, ticket, mpVerify }: Asked): Promise<Diagnosis> {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new Fault('usage', say.noAddress);
  const look: Look = { shop, url: new URL(address), ticket };
  const own = checkAddress(look);
  if (own.code === 'usage') return { checks: [own] };
  const page = await settled('page', () => checkPage(look));
  const base = 'base' in page ? page.base : '/';
  const signatures = await settled('entrySignature', () => checkSignatures(look, base));
  const appId = 'appId' in signatures ? signatures.appId : undefined;
  const road = await settled('entry', async () => ({ checks: await checkRoad(look, appId) }));
  const binding = await settled('binding', async () => ({ checks: [await checkBinding(look)] }));
  const file = await settled('verifyFile', async () => ({ checks: [await checkVerifyFile(look, mpVerify)] }));
  const parts = [page, signatures, road, binding, file];
  return { checks: [own, ...parts.flatMap(({ checks }) => checks), consoleHints(look, base)] };
}

async function settled<T extends Diagnosis>(name: CheckName, look: () => Promise<T>): Promise<T | Diagnosis> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    const { words, next, code } = failureOf(error);
    return { checks: [fails(name, words, next ?? say.checkAddress, code)] };
  }
}
