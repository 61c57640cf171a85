/** After-sales: requests, what can be requested, applying and cancelling. */
import { listed } from '#cli/parts/first-items.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { uploadImages } from '#cli/parts/upload-image.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { namedOf } from '#cli/text/named.ts';
import type { Words } from '#cli/text/words.ts';
import { afterSales, type ClaimableLine, type ServiceType } from '#shared/contract/after-sales.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { applyService, cancelService } from '#shared/flows/after-sales.ts';
import {
  nothingToServe,
  serviceApplied,
  serviceReasonMissing,
  servicesUnknown,
  serviceWithdrawn,
} from '#shared/messages/after-sales.ts';
import type { Message } from '#shared/messages/message.ts';
import { checkServiceRequest, MOST_SERVICE_IMAGES } from '#shared/rules/after-sales/after-sales.ts';
import type { ServiceWanted } from './options.ts';

const serviceTypes = { return: '1', refund: '2', exchange: '3' } as const satisfies Record<string, ServiceType>;

export const listServices = (shop: MemberShop, keywords = '', limit?: number) =>
  listed('requests', shop, afterSales.servicesList, { is_start: true, keywords }, limit);

export type ServicesOfOrder = Omit<AnswerOf<typeof afterSales.servicesInfo>, 'envelope'>;

export async function showServices(shop: MemberShop, order_id: string): Promise<ServicesOfOrder> {
  const { envelope: _, ...answer } = await shop.client.send(afterSales.servicesInfo, { order_id });
  return answer;
}

/** Applies for after-sales of an order. Defaults: the first type that fits, all lines. */
export async function applyForService(shop: MemberShop, order_id: string, wanted: ServiceWanted) {
  const { can_apply, because, types, lines: claimable } = await showServices(shop, order_id);
  if (!can_apply) {
    const words = because ? ([because, because] as const) : notClaimable(can_apply);
    throw new Fault('server', words, { next: seeing(`after-sales show ${order_id}`) });
  }
  const type = wanted.type === undefined ? types[0]?.type : serviceTypes[wanted.type];
  if (type === undefined || !types.some((each) => each.type === type)) {
    const names = types.map(({ type: each, type_name }) => `${wordOf(each)}（${type_name}）`).join('、');
    throw new Fault('usage', [
      `该订单只能申请：${names}`,
      `this order takes only: ${types.map(({ type: each }) => wordOf(each)).join(', ')}`,
    ]);
  }
  const lines = linesFrom(wanted.lines, claimable);
  const { reason = '' } = wanted;
  const check = checkServiceRequest({ lines, reason }, claimable);
  if (!check.ok) throw new Fault('usage', [check.message.text, check.message.text], { next: flagOf(check.message) });
  const images = await uploadImages(shop, wanted.images ?? [], MOST_SERVICE_IMAGES);
  const made = await runOnce(applyService(shop, { order_id, type, lines, reason, images }), look(order_id));
  return { message: serviceApplied.text, order_id, return_sn: made?.return_sn ?? '' };
}

/** The server gave no reason. */
const notClaimable = (can_apply: boolean | undefined): Words =>
  can_apply === false ? both(nothingToServe) : both(servicesUnknown);

const look = (order_id: string): string => `after-sales show ${order_id}`;

const flagOf = (message: Message): Words =>
  message === serviceReasonMissing
    ? ['请加 --reason 原因', 'add --reason TEXT']
    : ['请用 --lines 行=数量 指明', 'say which by --lines LINE=NUMBER'];

const wordOf = (type: ServiceType): string =>
  Object.entries(serviceTypes).find(([, each]) => each === type)?.[0] ?? type;

function linesFrom(words: readonly string[] | undefined, claimable: readonly ClaimableLine[]) {
  if (!words) return claimable.map(({ og_id, can_num }) => ({ og_id, num: can_num }));
  return words.map((word) => {
    const [, og_id = '', num] = /^(\w+)(?:=(\d{1,6}))?$/.exec(word) ?? [];
    const lacking = [`没有可售后的商品行 ${word}`, `no claimable line ${word}`] as const;
    const line = namedOf(
      claimable,
      (each) => each.og_id === og_id,
      lacking,
      (each) => each.og_id,
    );
    return { og_id, num: num === undefined ? line.can_num : Number(num) };
  });
}

export async function cancelRequest(shop: MemberShop, order_id: string) {
  await runOnce(cancelService(shop, order_id), look(order_id));
  return { message: serviceWithdrawn.text, order_id };
}
