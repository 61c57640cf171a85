/** The sales staff of the member's agency. */

import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { salesman } from '#shared/contract/salesman.ts';

/** Somebody to call. The number is there to be read, and so not called `phone`, which the redactor covers. */
export interface Salesman {
  readonly name: string;
  readonly tel: string;
  readonly area: string;
}

/** Name, number and area of each. */
export async function listSalesmen(shop: Shop): Promise<{ readonly salesmen: readonly Salesman[] }> {
  loginOf(shop);
  const { data } = await shop.client.send(salesman.list, {});
  return { salesmen: data.map(({ name, phone, area }) => ({ name, tel: phone, area })) };
}
