/** Checks of a shop's WeChat configuration that need no phone. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Diagnosis, judgeDiagnosis } from '../doctor/doctor.ts';
import { say } from './dictionary.ts';
import { checkRoad } from './entry-checks.ts';
import { type Look, settled } from './look.ts';
import { checkAddress, checkPage, checkVerifyFile, consoleHints } from './page-checks.ts';
import { checkSignatures } from './signature-checks.ts';

interface Asked {
  readonly address: string;
  /** The name of the console's verification file. */
  readonly mpVerify?: string | undefined;
}

export const judgeWeChat = judgeDiagnosis;

/** Runs all checks. A part that cannot be reached is one failure, and the other checks still run. */
export async function checkWeChat(shop: UnaskedShop, { address, mpVerify }: Asked): Promise<Diagnosis> {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new Fault('usage', say.noAddress);
  const look: Look = { shop, url: new URL(address) };
  const own = checkAddress(look);
  if (own.code === 'usage') return { checks: [own] };
  const page = await settled('page', () => checkPage(look));
  const base = 'base' in page ? page.base : '/';
  const signatures = await settled('entrySignature', () => checkSignatures(look, base));
  const appId = 'appId' in signatures ? signatures.appId : undefined;
  const road = await settled('entry', async () => ({ checks: await checkRoad(look, base, appId) }));
  const file = await settled('verifyFile', async () => ({ checks: [await checkVerifyFile(look, mpVerify)] }));
  const parts = [page, signatures, road, file];
  return { checks: [own, ...parts.flatMap(({ checks }) => checks), consoleHints(look, base)] };
}
