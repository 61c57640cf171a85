/** Sample answers of orders and the member centre, and the slots of their numbers: as samples.ts. */
import type { OrderRow } from '#shared/contract/entities.ts';
import type { Centre } from '#web/areas/member/centre.ts';
import type { ORDER_KINDS } from './order-kinds.ts';
import { slot } from './slots.ts';

/** 2031-05-06 07:08 in the shop's time zone. */
const TIME = Date.UTC(2031, 4, 5, 23, 8);

/** The code of each look. */
const CODES: Readonly<Record<(typeof ORDER_KINDS)[number], OrderRow['status']['status']>> = {
  due: 1,
  open: 3,
  completed: 6,
  closed: 7,
};

/** An order of each look, with all that it may show. */
export const sampleOrders = Object.entries(CODES).map(
  ([kind, status]) =>
    ({
      order_id: `${slot('id')}${kind}`,
      order_sn: slot('sn'),
      add_time: TIME,
      goods_thumb: [slot('picture')],
      order_zt: slot('shop'),
      is_fd: true,
      status: { status },
      order_status: 0,
      pay_status: status === 1 ? 0 : 1,
      pay_name: '余额支付',
      money_paid: 987123,
      breed_num: 4711,
      // Over: its countdown stands still.
      end_time: status === 1 ? 1000 : undefined,
      delivery: [{ send_id: '1', send_type: '1', status: 1, delivery_name: slot('parcels'), delivery_num: '' }],
    }) as unknown as OrderRow,
);

/** A member centre with every card. */
export const sampleCentre = {
  dz_num: 31,
  df_num: 32,
  ds_num: 33,
  evaluation_num: 34,
  services_num: 35,
  openid: '',
  integral: 4321,
  integral_ratio: 100,
  moneys: 987123,
  acquire_money: 999987,
  czhd_list: [{ hd_id: slot('id'), moneys: 710_000, s_money: 82_000, title: slot('title'), end_time: TIME }],
  delivery_list: [
    {
      send_id: '1',
      delivery_name: slot('courier'),
      delivery_num: '',
      data: { status: slot('status'), context: slot('context'), time: TIME },
    },
  ],
} as unknown as Centre;
