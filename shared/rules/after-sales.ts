/** What may be asked for after an order has left, and how a request stands (document 2 §2, §3). */
import type { ClaimableLine, ServiceRequest, ServiceRow, ServiceType } from '#shared/contract/after-sales.ts';
import { chooseServiceGoods, serviceReasonMissing, tooManyToServe } from '#shared/messages/after-sales.ts';
import type { Message } from '#shared/messages/message.ts';

/** Pictures of a request. */
export const MOST_SERVICE_IMAGES = 9;

/** What is asked for, by its name. */
export const serviceTypeLabel: Readonly<Record<ServiceType, string>> = { '1': '退货退款', '2': '仅退款', '3': '换货' };

/** The stamp of a row: status 5 is complete, 6 closed; any other has none. */
export const serviceStamp = ({ status }: Pick<ServiceRow, 'status'>): 'completed' | 'closed' | undefined =>
  status === 5 ? 'completed' : status === 6 ? 'closed' : undefined;

/** True while a request waits for the shop or for its goods to come back. */
export const isServiceOpen = ({ status }: Pick<ServiceRow, 'status'>): boolean => status !== undefined && status <= 3;

type Asked = Pick<ServiceRequest, 'lines' | 'reason'>;

/** Looks at a request before it is sent: at least one piece, none above what is left, and a reason. */
export function checkServiceRequest(
  { lines, reason }: Asked,
  claimable: readonly Pick<ClaimableLine, 'og_id' | 'can_num'>[],
): { ok: true } | { ok: false; message: Message } {
  const asked = lines.filter(({ num }) => num !== 0);
  if (asked.length === 0) return { ok: false, message: chooseServiceGoods };
  const left = (og_id: string) => claimable.find((line) => line.og_id === og_id)?.can_num ?? 0;
  if (!asked.every(({ og_id, num }) => num > 0 && num <= left(og_id))) return { ok: false, message: tooManyToServe };
  return reason.trim() === '' ? { ok: false, message: serviceReasonMissing } : { ok: true };
}
