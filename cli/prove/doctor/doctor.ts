/** Checks everything from this machine to the shop. */
import { loadGate } from '#cli/shop/gate.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { plainly } from '#cli/text/words.ts';
import { checkShopPage } from '../released/shop-page.ts';
import { type Check, fine, say } from './check.ts';
import { checkMachine, type Machine } from './machine.ts';
import { checkNetwork } from './network.ts';
import { checkShop } from './shop.ts';

export interface Diagnosis {
  readonly checks: readonly Check[];
}

/** Opens the shop without sending anything. */
export type Open = () => Promise<UnaskedShop>;

/** All checks, from the machine to the shop and its page, at `address`. An unreachable shop gets no requests. */
export async function diagnose(machine: Machine, open: Open, address?: string): Promise<Diagnosis> {
  const own = await checkMachine(machine);
  if (own.some(({ name, state }) => name === 'files' && state === 'fail')) return { checks: own };
  const shop = await open();
  const { profile } = shop;
  const where = fine('profile', plainly(`${profile.name} (${profile.kind}) ${profile.base}`));
  const kept = await loadGate(machine.dir, profile);
  const gate = kept ? [fine('gate', plainly(kept.user))] : [];
  const way = await checkNetwork(profile, machine.env, shop.clock.now());
  const reached = way.every(({ state }) => state !== 'fail');
  if (!reached) return { checks: [...own, where, ...gate, ...way] };
  return {
    checks: [...own, where, ...gate, ...way, ...(await checkShop(shop)), ...(await checkShopPage(shop, address))],
  };
}

/** The fault of the first failure; warnings are no fault. */
export function judgeDiagnosis({ checks }: Diagnosis): Fault | undefined {
  const failed = checks.find(({ state }) => state === 'fail');
  if (!failed) return undefined;
  return new Fault(failed.code ?? 'server', say.failed(failed.about), failed.next ? { next: failed.next } : {});
}
