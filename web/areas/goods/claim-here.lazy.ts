/** Claiming a coupon where the goods are bought: what was chosen stays (document 2 §2). */
import type { Coupon } from '#shared/contract/entities.ts';
import { volume } from '#shared/contract/volume.ts';
import { claim } from '#web/parts/coupons/claim.ts';
import { api } from '#web/state/loading/api.ts';

/**
 * Claims it; answers the goods' coupons as they now are, each in its place. One that the server has no more of is marked by
 * `gone`.
 */
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
    // The refusal has been told; what stands there stays.
    return { coupons: [...before], gone: false };
  }
}
