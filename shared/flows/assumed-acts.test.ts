import { describe, expect, test } from 'vitest';
import { createClient } from '#shared/client/create.ts';
import { afterSales } from '#shared/contract/after-sales.ts';
import { buy } from '#shared/contract/buy.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { cart } from '#shared/contract/cart.ts';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { invoice } from '#shared/contract/invoice.ts';
import { order } from '#shared/contract/order.ts';
import { path } from '#shared/contract/path.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { wechat } from '#shared/contract/wechat.ts';
import type { Message } from '#shared/messages/message.ts';
import type { ActPorts } from './act-once.ts';
import { saveAddress } from './addresses.ts';
import { applyService, cancelService } from './after-sales.ts';
import { applyInvoice } from './apply-invoice.ts';
import { closeAccount, withdrawClosing } from './close-account.ts';
import { type Flow, lastOf } from './flow.ts';
import { joinGroup, joinPriceCut, startTeam } from './group-buys-price-cuts.ts';
import { requestScope, submitVerification } from './licences.ts';
import { submitOrder } from './submit-order.ts';
import { startTopUp } from './top-up.ts';
import { bindWechat, unbindWechat } from './wechat-binding.ts';

interface End {
  readonly step: string;
  readonly message?: Message;
}

const request = { order_id: '7', type: '1' as const, lines: [], reason: '破损', images: [] };
const address = { address_id: '', consignee: '李', phone: '13700000000', province: '', city: '', address: '路 1 号' };
const licences = { company: '甲', legal_person: '乙', address: '丙', licences: [] };
const bill = { order_ids: ['7'], title: '甲', tax_no: '', email: '' };
const bought = { buy_list: '1', address_id: '1', volume_id: '', remark: '', once: 'k', use_integral: false, seal: '' };

/** The flow of every assumed call that acts. */
const flows = new Map<Call, (ports: ActPorts) => Flow<End, never>>([
  [afterSales.servicesApply, (ports) => applyService(ports, request)],
  [afterSales.servicesCancel, (ports) => cancelService(ports, '7')],
  [buy.submit, (ports) => submitOrder(ports, bought, 100) as Flow<End>],
  [groupBuys.start, (ports) => startTeam(ports, 'group', '7')],
  [groupBuys.join, (ports) => joinGroup(ports, '7')],
  [invoice.apply, (ports) => applyInvoice(ports, bill)],
  [path.save, (ports) => saveAddress(ports, { ...address, mr: false })],
  [priceCuts.start, (ports) => startTeam(ports, 'help', '7')],
  [priceCuts.join, (ports) => joinPriceCut(ports, '7')],
  [recharge.rechargeAdd, (ports) => startTopUp(ports, { type: 'money_v', money_v: 100 }, 100)],
  [userLicences.yzSubmit, (ports) => submitVerification(ports, licences)],
  [userLicences.rangeSubmit, (ports) => requestScope(ports, { type_id: '3', images: [] })],
  [userOff.off, (ports) => closeAccount(ports, '停业')],
  [userOff.offCancel, (ports) => withdrawClosing(ports)],
  [wechat.bind, (ports) => bindWechat(ports)],
  [wechat.unbind, (ports) => unbindWechat(ports)],
]);

/** Answers of a server on which nothing has happened. */
const nothingHappened = (act: Call): Readonly<Record<string, object>> => ({
  [afterSales.servicesInfo.path]: {
    data: act === afterSales.servicesCancel ? [{ order_id: '7', return_sn: 'R1', status: 1 }] : [],
  },
  [cart.list.path]: { data: [{ cart_id: '1', goods_id: '1', num: 1 }] },
  [userOff.offInfo.path]: { deleted: act === userOff.offCancel ? 1 : 0 },
  [userLicences.yzInfo.path]: { yz: '0' },
  [wechat.openid.path]: { bound: act === wechat.unbind ? 1 : 0 },
});

const acts: readonly Call[] = Object.values(calls)
  .flatMap((script): Call[] => Object.values(script))
  .filter(({ assumed, effect }) => assumed && effect !== 'read');

test('every assumed call that acts has its flow', () => {
  // Buying again uses the cart's own call, line by line.
  expect(acts.filter((call) => call !== order.buyAgain && !flows.has(call)).map((call) => call.path)).toEqual([]);
});

/** The result when the call is answered like this and nothing has happened. */
async function endOf(act: Call, answer: Response): Promise<End> {
  const told = nothingHappened(act);
  const client = createClient({
    base: 'https://shop.example/api',
    token: () => '',
    agencyId: () => '',
    fetch: async (input) => {
      const url = String(input);
      if (url.includes(`/${act.path}&`)) return answer.clone();
      const path = Object.keys(told).find((each) => url.includes(`/${each}&`)) ?? '';
      return Response.json({ success: 1, data: [], page_next: 'end', ...told[path] });
    },
  });
  const start = flows.get(act);
  if (!start) throw new Error(`${act.path} has no flow.`);
  return lastOf(start({ client, clock: { now: () => 0, wait: () => Promise.resolve() } }));
}

const NOT_OFFERED = '该功能暂未开放';
const PAGE = '<!doctype html><meta name="yaocang-base" content="/" />';

describe.each([...flows.keys()].map((act) => [act.path, act] as const))('%s', (_, act) => {
  test.each([404, 405, 501])('status %i is told as not offered', async (status) => {
    expect((await endOf(act, new Response('', { status }))).message?.text).toBe(NOT_OFFERED);
  });

  test("this shop's own page after which nothing has happened is reported as not offered too", async () => {
    const { step, message } = await endOf(act, new Response(PAGE));
    // No call shows that a price cut was helped, so it may have happened.
    if (act === priceCuts.join) expect(step).toBe('unknown');
    else expect(message?.text).toBe(NOT_OFFERED);
  });

  test('a refusal is reported with its text', async () => {
    const end = await endOf(act, Response.json({ success: 0, error: 1, content: '额度不足' }));
    expect(end.message?.text).toBe('额度不足');
  });

  test('an answer with another shape is neither done nor not offered', async () => {
    const { step, message } = await endOf(act, Response.json(['x']));
    expect(step).not.toMatch(/done|made/);
    expect(message?.text).not.toBe(NOT_OFFERED);
  });
});
