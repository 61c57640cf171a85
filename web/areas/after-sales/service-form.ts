/** A request for after-sales while it is filled in; what was typed is there after a reload. */
import { proxy, subscribe } from 'valtio/vanilla';
import type { ClaimableLine, ServiceRecord, ServiceRequest, ServiceType } from '#shared/contract/after-sales.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isNumber, isRecord, isText, listOf } from '#web/state/storage/storage.ts';

export interface FormState {
  /** Pieces by line; a line that is not chosen is not there. */
  nums: Record<string, number>;
  /** '' until the server has said what may be asked for. */
  type: ServiceType | '';
  reason: string;
  images: string[];
  /** Pictures on their way. */
  uploading: number;
  /** Handing in was tried: what is missing is marked from then on. */
  tried: boolean;
}

const empty = (): FormState => ({ nums: {}, type: '', reason: '', images: [], uploading: 0, tried: false });

type Draft = Pick<FormState, 'nums' | 'type' | 'reason' | 'images'>;
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isRecord(value.nums) &&
  Object.values(value.nums).every(isNumber) &&
  isText(value.type) &&
  isText(value.reason) &&
  listOf(isText)(value.images);

/** What may be asked for, as the server says. */
export interface Offer {
  readonly types: readonly { readonly type: ServiceType }[];
  readonly lines: readonly ClaimableLine[];
}

/** Makes the form of one order. */
export function createServiceForm(order_id: string) {
  const key = `after-sales ${order_id}`;
  const state = proxy<FormState>({ ...empty(), ...draftOf(key, isDraft) });
  subscribe(state, () => {
    const { nums, type, reason, images } = state;
    const isBlank = reason === '' && images.length === 0 && Object.keys(nums).length === 0;
    keepDraft(key, isBlank ? null : { nums, type, reason, images });
  });

  return {
    state,
    /** Keeps of the form what may still be asked for. */
    fit({ types, lines }: Offer): void {
      const kept = lines.flatMap(({ og_id, can_num }) => {
        const num = Math.min(state.nums[og_id] ?? 0, can_num);
        return num > 0 ? [[og_id, num] as const] : [];
      });
      state.nums = Object.fromEntries(kept);
      const [only] = lines;
      // Nothing is left to choose where there is one line.
      if (only && lines.length === 1 && kept.length === 0) state.nums = { [only.og_id]: only.can_num };
      if (!types.some(({ type }) => type === state.type)) state.type = types[0]?.type ?? '';
    },
    /** Begins with what was asked for before. */
    refill({ type, reason, images, lines }: ServiceRecord): void {
      Object.assign(state, { type, reason, images: [...images] });
      state.nums = Object.fromEntries(lines.map(({ og_id, num }) => [og_id, num]));
    },
    /** 0 takes the line out. */
    take(og_id: string, num: number): void {
      if (num > 0) state.nums[og_id] = num;
      else delete state.nums[og_id];
    },
    clear: (): void => void Object.assign(state, empty()),
    request: (): Omit<ServiceRequest, 'type'> => ({
      order_id,
      lines: Object.entries(state.nums).map(([og_id, num]) => ({ og_id, num })),
      reason: state.reason.trim(),
      images: [...state.images],
    }),
  };
}

export type ServiceForm = ReturnType<typeof createServiceForm>;
