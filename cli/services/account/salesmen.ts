/** The sales staff of the member's agency. */
import { type Salesperson, salesman } from '#shared/contract/salesman.ts';
import { loginOf, type Shop } from '../access/shop.ts';

/** Name, phone and area of each. */
export async function listSalesmen(shop: Shop): Promise<{ readonly salesmen: readonly Salesperson[] }> {
  loginOf(shop);
  const { data } = await shop.client.send(salesman.list, {});
  return { salesmen: data };
}
