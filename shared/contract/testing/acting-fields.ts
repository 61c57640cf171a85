/** The fields of an answer that an act depends on, as the contract declares them. Only tests use it. */
import type { Call } from '../call.ts';
import { type Codec, type Fields, startAt } from '../wire.ts';

/** Names of fields that decide what is sent, or whether it may be. */
export const ACTING: readonly string[] = `
cart_id rec_id goods_id spce_id tb_id order_id send_id address_id volume_id signin_id og_id hd_id
goods_number num start_num kk_num is_restricted limit_num can_num can_refund medium box min_unitno lx_day
price shop_price user_price promote_price goods_price money_paid moneys amount is_promote p_type
goods_type gift_type is_get order_status pay_status seal
spce_list buyladder taobao_list delivery merchants obstacles have_pay pay_pwd joined is_owner
`
  .trim()
  .split(/\s+/);

export interface ActingField {
  /** `data.0.num`: the number of the first row. */
  readonly path: string;
  readonly codec: Codec<unknown>;
}

/**
 * The acting fields that stand in `answer`: those without which it, or a row of it, cannot be read, and those of the names above
 * that become unknown. Below what is only shown there are none.
 */
export const actingFieldsOf = ({ answer: codec }: Pick<Call, 'answer'>, answer: object): readonly ActingField[] =>
  fieldsBelow(codec, answer, '');

function fieldsBelow(codec: Codec<unknown>, value: unknown, path: string): ActingField[] {
  if ('fields' in codec) {
    const fields = Object.entries(codec.fields as Fields).filter(([key]) => key in (value as object));
    return fields.flatMap(([key, each]) => fieldsAt(each, (value as Record<string, unknown>)[key], path, key));
  }
  if (!codec.holds) return [];
  if (!codec.is.startsWith('list of')) return fieldsBelow(codec.holds, value, path);
  const [first] = Array.isArray(value) ? value : [];
  return first === undefined ? [] : fieldsAt(codec.holds, first, path, '0');
}

function fieldsAt(codec: Codec<unknown>, value: unknown, above: string, key: string): ActingField[] {
  if (codec.assumed || codec.unreadable === 'shown') return [];
  const path = above === '' ? key : `${above}.${key}`;
  const below = value !== null && typeof value === 'object' ? fieldsBelow(codec, value, path) : [];
  const isOwn = codec.unreadable === 'known' ? ACTING.includes(key) : !('fields' in codec);
  return isOwn || below.length > 0 ? [{ path, codec }, ...below] : [];
}

/** Whether the codec cannot read it: it fails, it is noted, or nobody knows what it means. */
export function isUnreadable({ codec }: ActingField, raw: unknown): boolean {
  const at = startAt(false);
  try {
    return codec.read(raw, at) === undefined || at.noted.length > 0;
  } catch {
    return true;
  }
}

/** The answer with another value at a path. */
export function replaced(answer: object, path: string, by: unknown): object {
  const copy = structuredClone(answer) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inside = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  inside[last] = by;
  return copy;
}
