import { expect, test } from 'vitest';
import type { OrderRow } from '#shared/contract/entities.ts';
import { confirmable } from './parcels.ts';

const parcel = (send_id: string, status: 0 | 1 | 2) => ({ send_id, status, send_type: '1' as const });
const pending = (...delivery: NonNullable<OrderRow['delivery']>) => confirmable({ status: { status: 3 }, delivery });

test('parcels that cannot be read are not the whole order', () => {
  expect(confirmable({ status: { status: 3 }, delivery: undefined })).toEqual([]);
});

test('receipt is confirmed once, or per parcel if there are several', () => {
  expect(pending(parcel('8', 1))).toEqual(['8']);
  expect(pending()).toEqual(['']);
  expect(pending(parcel('8', 0), parcel('9', 1), parcel('10', 2))).toEqual(['9']);
  expect(pending(parcel('8', 0))).toEqual([]);
});

test('an order that is not pending receipt cannot be confirmed', () => {
  expect(confirmable({ status: { status: 2 }, delivery: [parcel('8', 1)] })).toEqual([]);
});
