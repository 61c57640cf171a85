/** Top-ups that pages are visited with. */
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { uploadImage } from '#shared/flows/upload-image.ts';
import type { ApiBuyer } from './buyer.ts';
import type { Own } from './own.ts';

/** A picture of one point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes a top-up of so many fen; the same amount, still unpaid, is the same record. */
async function topUp({ client }: ApiBuyer, money_v: number): Promise<string> {
  return (await client.send(recharge.rechargeAdd, { type: 'money_v', money_v })).order_id;
}

/** A top-up that waits for its payment. */
export const unpaidTopUp = (own: Own): Promise<string> => own.once('top-up', () => topUp(own.self, 12_300));

/** A top-up whose transfer waits for its review: nothing of it opens by itself. */
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
