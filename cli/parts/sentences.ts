/** What is shown where a sentence is enough. */

import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';

/** The message of a service. */
export const sentence = ({ message }: { readonly message: string }, paper: Paper): string =>
  paper.ink.green(clean(message));

/** What an order has become. */
export const orderBecame = (
  { message, order_id, status }: { readonly message: string; readonly order_id: string; readonly status: string },
  paper: Paper,
): string => `${paper.ink.green(clean(message))}  ${paper.say('订单', 'order')} ${order_id} ${status}`;
