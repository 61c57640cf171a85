/** The after-sales form of one order. Its values survive a reload. */
import { proxy, subscribe } from 'valtio/vanilla';
import type { ClaimableLine, ServiceRecord, ServiceRequest, ServiceType } from '#shared/contract/after-sales.ts';
import * as kept from '#web/state/storage/kept.ts';

export interface FormState {
  /** Quantity by line; only chosen lines are included. */
  nums: Record<string, number>;
  /** '' until the server has sent the types. */
  type: ServiceType | '';
  reason: string;
  images: string[];
  /** The number of running uploads. */
  uploading: number;
  /** A submission was tried: missing values are marked from then on. */
  tried: boolean;
}

const empty = (): FormState => ({ nums: {}, type: '', reason: '', images: [], uploading: 0, tried: false });

/** What can be claimed, as the server says. */
export interface Offer {
  readonly types: readonly { readonly type: ServiceType }[];
  readonly lines: readonly ClaimableLine[];
}

/** Creates the form of one order. */
export function createServiceForm(order_id: string) {
  const draft = kept.after_sales.mine(order_id);
  const state = proxy<FormState>({ ...empty(), ...(draft.read() as Partial<FormState> | undefined) });
  subscribe(state, () => {
    const { nums, type, reason, images } = state;
    const isBlank = reason === '' && images.length === 0 && Object.keys(nums).length === 0;
    if (isBlank) draft.erase();
    else draft.write({ nums, type, reason, images });
  });

  return {
    state,
    /** Drops values that can no longer be claimed. */
    fit({ types, lines }: Offer): void {
      const claimable = lines.flatMap(({ og_id, can_num }) => {
        const num = Math.min(state.nums[og_id] ?? 0, can_num);
        return num > 0 ? [[og_id, num] as const] : [];
      });
      state.nums = Object.fromEntries(claimable);
      const [only] = lines;
      // A single line is chosen automatically.
      if (only && lines.length === 1 && claimable.length === 0) state.nums = { [only.og_id]: only.can_num };
      if (!types.some(({ type }) => type === state.type)) state.type = types[0]?.type ?? '';
    },
    /** Starts with the values of an earlier request. */
    refill({ type, reason, images, lines }: ServiceRecord): void {
      Object.assign(state, { type, reason, images: [...images] });
      state.nums = Object.fromEntries(lines.map(({ og_id, num = 0 }) => [og_id, num]));
    },
    edit: (values: Partial<FormState>): void => void Object.assign(state, values),
    add: (image: string): void => void state.images.push(image),
    remove(image: string): void {
      state.images = state.images.filter((each) => each !== image);
    },
    /** The number of running uploads has changed by this. */
    uploads(change: number): void {
      state.uploading += change;
    },
    /** 0 removes the line. */
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
