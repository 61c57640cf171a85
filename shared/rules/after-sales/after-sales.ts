/** After-sales requests: their checks, states and texts (document 2 §2, §3). */
import type {
  ClaimableLine,
  ServiceRecord,
  ServiceRequest,
  ServiceRow,
  ServiceStep,
  ServiceType,
} from '#shared/contract/after-sales.ts';
import {
  chooseServiceGoods,
  serviceReasonMissing,
  serviceReasonTooLong,
  tooManyToServe,
} from '#shared/messages/after-sales.ts';
import type { Message } from '#shared/messages/message.ts';
import { isAbove0, total, yuan } from '#shared/rules/money/money.ts';

/** Maximum number of images of a request. */
export const MOST_SERVICE_IMAGES = 9;

/** Maximum length of a reason. */
export const LONGEST_REASON = 500;

/** Predefined reasons; each fills the text field. */
export const predefinedReasons = ['破损漏液', '效期太近', '发错商品', '少发漏发', '质量问题'] as const;
export type PredefinedReason = (typeof predefinedReasons)[number];

/** The predefined reason at the start of a text. */
export const predefinedReasonOf = (text: string): PredefinedReason | undefined =>
  predefinedReasons.find((word) => text === word || text.startsWith(`${word}，`));

/** Puts a predefined reason at the start of the text, in place of another one. The same reason again is removed. */
export function withReason(text: string, word: PredefinedReason): string {
  const before = predefinedReasonOf(text);
  const own = before === undefined ? text : text.slice(before.length).replace(/^，/, '');
  if (before === word) return own;
  return own.trim() === '' ? word : `${word}，${own}`;
}

/** The stamp of a row: status 5 complete, 6 closed, any other none. */
export const serviceStamp = ({ status }: Pick<ServiceRow, 'status'>): 'completed' | 'closed' | undefined =>
  status === 5 ? 'completed' : status === 6 ? 'closed' : undefined;

/** True while a request waits for the shop or for the returned goods. */
export const isServiceOpen = ({ status }: Pick<ServiceRow, 'status'>): boolean => status !== undefined && status <= 3;

type Asked = Pick<ServiceRequest, 'lines' | 'reason'>;

/** Checks a request: at least one piece, no more than can be claimed, and a reason. */
export function checkServiceRequest(
  { lines, reason }: Asked,
  claimable: readonly Pick<ClaimableLine, 'og_id' | 'can_num'>[],
): { ok: true } | { ok: false; message: Message } {
  const asked = lines.filter(({ num }) => num !== 0);
  if (asked.length === 0) return { ok: false, message: chooseServiceGoods };
  const left = (og_id: string) => claimable.find((line) => line.og_id === og_id)?.can_num ?? 0;
  if (!asked.every(({ og_id, num }) => num > 0 && num <= left(og_id))) return { ok: false, message: tooManyToServe };
  if (reason.trim() === '') return { ok: false, message: serviceReasonMissing };
  return reason.length > LONGEST_REASON ? { ok: false, message: serviceReasonTooLong(LONGEST_REASON) } : { ok: true };
}

/** What the buyer does or waits for, by the status; '' when nothing is pending. */
export const serviceHint = ({ status }: Pick<ServiceRow, 'status'>): string =>
  ({ 1: '等待商家审核', 2: '审核通过，请寄回商品', 3: '商家正在处理', 4: '商家驳回了申请，点查看看原因' })[
    status as 1 | 2 | 3 | 4
  ] ?? '';

/** True when the buyer must act, or the shop rejected the request. */
export const needsBuyer = ({ status }: Pick<ServiceRow, 'status'>): boolean => status === 2 || status === 4;

/** A progress step of a request: done, current, coming, or where it ended. */
export interface ProgressStep {
  readonly name: string;
  readonly at: 'done' | 'now' | 'next' | 'bad';
}

const WAY: Readonly<Record<ServiceType, readonly string[]>> = {
  '1': ['提交申请', '审核', '寄回', '退款'],
  '2': ['提交申请', '审核', '退款'],
  '3': ['提交申请', '审核', '寄回', '换货发出'],
};

/** The progress of a request; empty for an unknown status. */
export function serviceProgress({ type, status }: Pick<ServiceRecord, 'type' | 'status'>): ProgressStep[] {
  if (status === undefined || type === undefined) return [];
  const names = WAY[type];
  if (status === 4) return broken('审核驳回', 'bad');
  if (status === 6) return broken('已关闭', 'now');
  const at = status === 1 ? 1 : status === 2 ? 2 : names.length - 1;
  return names.map((name, place) => ({
    name,
    at: status === 5 ? 'done' : place < at ? 'done' : place === at ? 'now' : 'next',
  }));
}

const broken = (name: string, at: ProgressStep['at']): ProgressStep[] => [
  { name: '提交申请', at: 'done' },
  { name, at },
];

/** The names of the buyer's own steps in the history. All others are the shop's. */
const OWN_STEPS = ['提交申请', '撤销申请'];

/** The shop's latest note, such as where to send the goods or why it rejected. The history is oldest first. */
export const shopNote = ({ history }: Pick<ServiceRecord, 'history'>): ServiceStep | undefined =>
  [...history].reverse().find(({ name, note }) => !OWN_STEPS.includes(name) && note.trim() !== '');

/** The maximum refund of the chosen pieces in fen; undefined when it is unknown, 0 for an exchange. */
export function expectedRefund(
  type: ServiceType,
  chosen: ServiceRequest['lines'],
  claimable: readonly Pick<ClaimableLine, 'og_id' | 'can_num' | 'can_refund' | 'one_refund'>[],
): number | undefined {
  if (type === '3') return 0;
  let sum = 0;
  for (const { og_id, num } of chosen) {
    const line = claimable.find((each) => each.og_id === og_id);
    if (num <= 0 || !line || line.can_num <= 0) continue;
    const part = partOf({ all: line.can_refund, one: line.one_refund }, Math.min(num, line.can_num), line.can_num);
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

/** The points that come back for the chosen pieces; 0 for an exchange, and undefined where the server does not tell them. */
export function expectedPoints(
  type: ServiceType,
  chosen: ServiceRequest['lines'],
  claimable: readonly Pick<ClaimableLine, 'og_id' | 'can_num' | 'can_integral' | 'one_integral'>[],
): number | undefined {
  if (type === '3') return 0;
  const parts = chosen.map(({ og_id, num }) => {
    const line = claimable.find((each) => each.og_id === og_id);
    if (num <= 0 || !line || line.can_num <= 0) return 0;
    return partOf({ all: line.can_integral, one: line.one_integral }, Math.min(num, line.can_num), line.can_num);
  });
  return total(parts);
}

/** `num` of the claimable pieces: all of them return `all`, fewer of them `one` each, or without it their share. */
function partOf(
  { all, one }: { all: number | undefined; one: number | undefined },
  num: number,
  most: number,
): number | undefined {
  if (all === undefined || num === most) return all;
  return one === undefined ? Math.floor((all * num) / most) : one * num;
}

/** The part of a refund that returns to the bonus, in fen; undefined where the server does not tell how the order was paid. */
export function expectedBonus(
  refund: number | undefined,
  paid: { readonly amount?: number | undefined; readonly bonus?: number | undefined } | undefined,
): number | undefined {
  const { amount, bonus } = paid ?? {};
  if (refund === undefined || amount === undefined || bonus === undefined) return undefined;
  return amount <= 0 ? 0 : Math.floor((bonus * refund) / amount);
}

/** What comes back besides the balance: the bonus in the refund, and the points; '' without either. */
export function besideRefund(bonus: number | undefined, points: number | undefined): string {
  const parts = [isAbove0(bonus) && `其中赠送金 ¥${yuan(bonus)}`, isAbove0(points) && `退回积分 ${points}`];
  return parts.filter(Boolean).join('，');
}
