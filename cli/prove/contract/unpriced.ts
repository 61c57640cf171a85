/**
 * Goods without a price. The price may be missing, because only a buyer who may see prices gets it (document 2 §3); the stock
 * is told to the same buyers. So where an answer tells a stock, a missing price is a deviation.
 */
import { own } from '#cli/shop/json.ts';
import { type Codec, type Fields, isNothing } from '#shared/contract/wire.ts';

/** The fields that are a price of their goods. */
const PRICE = ['shop_price', 'user_price'];
const STOCK = 'goods_number';

/** The path of `shop_price` in each entry that tells a stock and no price. */
export function unpricedIn(codec: Codec<unknown>, raw: unknown, path = ''): string[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const fields = 'fields' in codec ? (codec.fields as Fields) : undefined;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const lacking = fields && lacksPrice(fields, raw as Record<string, unknown>) ? [below('shop_price')] : [];
  const inner = Object.entries(raw).flatMap(([name, value]) => {
    const held = fields ? own(fields, name) : codec.holds;
    return held ? unpricedIn(held, value, below(name)) : [];
  });
  return [...lacking, ...inner];
}

const lacksPrice = (fields: Fields, raw: Readonly<Record<string, unknown>>): boolean =>
  [STOCK, 'shop_price', 'goods_name'].every((name) => name in fields) &&
  !isNothing(raw[STOCK]) &&
  PRICE.every((name) => isNothing(raw[name]));
