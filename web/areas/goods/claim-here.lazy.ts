/** Claims a coupon in the buying form; the choices stay (document 2 §2). */
import type { Coupon } from '#shared/contract/entities.ts';
import { volume } from '#shared/contract/volume.ts';
import { claim } from '#web/parts/coupons/claim.ts';
import { api } from '#web/state/loading/api.ts';

/** Claims it; returns the new coupons of the goods, in place. `gone`: the server has no more of this one. */
export async function claimHere(
  goods_id: string,
  volume_id: string,
  before: readonly Coupon[],
): Promise<{ readonly coupons: Coupon[]; readonly gone: boolean }> {
  if (await claim(volume_id)) {
    return {
      coupons: before.map((each) => (each.volume_id === volume_id ? { ...each, is_get: true } : each)),
      gone: false,
    };
  }
  try {
    const { data } = await api.send(volume.getList, { goods_id });
    const now = new Map(data.map((each) => [each.volume_id, each]));
    return { coupons: before.map((each) => now.get(each.volume_id) ?? each), gone: !now.has(volume_id) };
  } catch {
    // The refusal was shown; the coupons stay as they are.
    return { coupons: [...before], gone: false };
  }
}
