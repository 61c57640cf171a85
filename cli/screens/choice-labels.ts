/** What is picked from, one line each: the words that a person tells things apart by, and the id that a flag would name. */
import type { ClaimableLine } from '#shared/contract/after-sales.ts';
import type { Address, Coupon, GoodsCard } from '#shared/contract/entities.ts';
import { couponScope, couponWords } from '#shared/rules/activity.ts';
import { maskedPhone } from '#shared/rules/masked-phone.ts';
import { priceCell } from './found-goods.ts';
import { lineName } from './parcels.ts';
import type { Paper } from './text/paper.ts';

type Say = Paper['say'];

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('  ');

/** A delivery address. */
export const addressLabel = ({ address_id, consignee, phone, path, address, mr }: Address, say: Say): string =>
  joined(address_id, consignee, maskedPhone(phone), `${path}${address ?? ''}`, mr ? say('默认', 'default') : '');

/** A coupon that can be claimed or used. */
export const couponLabel = (coupon: Coupon): string =>
  joined(coupon.volume_id, couponWords(coupon), couponScope(coupon));

/** A product that was found. */
export const goodsLabel = (card: GoodsCard, asked: number): string =>
  joined(card.goods_id, card.goods_name, card.des, priceCell(card, asked), card.brand_name);

/** A line that may be claimed, with how many pieces of it. */
export const claimLabel = (line: ClaimableLine): string =>
  joined(line.og_id, lineName(line), `×${line.can_num}${line.unitno_name ?? ''}`);
