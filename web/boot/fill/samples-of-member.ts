/** Sample answers of orders and the member centre, and the slots of their numbers: as samples.ts. */
import type { OrderRow } from '#shared/contract/entities.ts';
import type { Centre } from '#web/areas/member/centre.ts';
import type { ORDER_KINDS } from './order-kinds.ts';
import type { Written } from './samples.ts';
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
      end_time: status === 1 ? TIME : undefined,
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

export const WRITTEN_OF_MEMBER: Written = [
  [/(order__time">)<span[^>]*>[^<]*<\/span>/g, '$1'],
  [/2031-05-06 07:08/g, slot('time')],
  [/2031-05-06 止/g, `${slot('end')} 止`],
  [/2031年5月/g, slot('month')],
  [/· 3 单 · ¥19,742\.46/g, slot('figures')],
  [/>拆单</g, `>${slot('split')}<`],
  [new RegExp(`${slot('id')}[a-z]+`, 'g'), slot('id')],
  [/共 4711 种/g, `共 ${slot('kinds')} 种`],
  [/(order__state[^>]*>)[^<]*/g, `$1${slot('state')}`],
  [/剩余 [^，<]*/g, `剩余 ${slot('left')}`],
  [/(order__sum"><span[^>]*>)[^<]*/g, `$1${slot('paid')}`],
  [/9,871(<\/x-text><small[^>]*>)\.23/g, `${slot('whole')}$1.${slot('cents')}`],
  [/9,999(<\/x-text><small[^>]*>)\.87/g, `${slot('bonuswhole')}$1.${slot('bonuscents')}`],
  [/4,321/g, slot('points')],
  [/43\.21/g, slot('worth')],
  [/充 7,100/g, `充 ${slot('topup')}`],
  [/送 820/g, `送 ${slot('gift')}`],
  [/1 个在途/g, `${slot('parcels')} 个在途`],
  [/>已认证</g, `>${slot('verified')}<`],
  [/>(非)?现结客户</g, `>${slot('customer')}<`],
];
