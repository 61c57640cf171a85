/** Top-ups for visits of pages. */
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { uploadImage } from '#shared/flows/upload-image.ts';
import type { ApiBuyer } from './buyer.ts';
import type { Own } from './own.ts';

/** An image of one pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes a top-up in fen; an unpaid one with the same amount is reused. */
async function topUp({ client }: ApiBuyer, money_v: number): Promise<string> {
  return (await client.send(recharge.rechargeAdd, { type: 'money_v', money_v })).order_id;
}

/** An unpaid top-up. */
export const unpaidTopUp = (own: Own): Promise<string> => own.once('top-up', () => topUp(own.self, 12_300));

/** A top-up with a transfer under review: no dialog opens by itself. */
export const transferredTopUp = (own: Own): Promise<string> =>
  own.once('transferred top-up', async () => {
    const { client, answer } = own.self;
    const order_id = await topUp(own.self, 45_600);
    const file = new Blob([POINT], { type: 'image/png' });
    const up = await uploadImage({ client, token: () => answer.token }, file, { signal: AbortSignal.timeout(10_000) });
    if (!('img_url' in up)) throw new Error(`no picture: ${up.message?.text}`);
    await client.send(payTransfer.zzPay, { type: '2', order_id, fd_sn: '', prove: up.img_url, use_ye: false });
    return order_id;
  });
