import type { FaultKind } from '#fixtures/backend/server/faults.ts';
import type { StandIn } from './stand-in.ts';

/** A fault to inject into a call; the stand-in lists the kinds. */
export interface WantedFault {
  /** `script.php?act=…`, or `*`. */
  readonly call: string;
  readonly kind: FaultKind;
  /** The number of calls it affects; 0 is all. */
  readonly times?: number;
  readonly skip?: number;
  readonly acts?: boolean;
  readonly ms?: number;
  readonly code?: number;
  readonly content?: string;
}

type Row = Readonly<Record<string, unknown>>;

/** A member's data in the database; amounts in fen. */
export interface MemberRow {
  readonly user_id: string;
  readonly moneys: number;
  readonly acquire_money: number;
  readonly integral: number;
}

/** The operator's side of a stand-in, for tests. */
export interface Operator {
  reset(): Promise<void>;
  /** Ships an order in so many parcels. */
  ship(order_sn: string, parcels?: number): Promise<void>;
  /** Decides an online payment, named by its own number. */
  settle(order_sn: string, outcome: 'paid' | 'refund' | 'never'): Promise<void>;
  /** Reviews the transfer of an order. */
  review(order_sn: string, verdict: 'approve' | 'reject', because?: string): Promise<void>;
  /** Reviews the licences of a member, named by login name. */
  reviewLicences(member: string, verdict: 'approve' | 'reject', because?: string): Promise<void>;
  faults(...wanted: readonly WantedFault[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** Changes settings; `restore` resets them. */
  settings(changes: Row): Promise<void>;
  restore(): Promise<void>;
  /** Switches privileges by name; nothing resets them. */
  privileges(changes: Readonly<Record<string, boolean>>): Promise<void>;
  /** Rows of a table that match all fields of `like`. */
  rows(table: string, like?: Row): Promise<Row[]>;
  member(user_name: string): Promise<MemberRow>;
  /** Applies a named scenario to a member. */
  scenario(name: string, user_name: string): Promise<void>;
  /** Moves the shop's clock forward by this many ms. */
  advance(ms: number): Promise<void>;
}

/** A client of the operator's side; throws with the server's reason when it refuses. */
export function operatorOf(standIn: StandIn): Operator {
  async function act(action: string, body: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${standIn.url}/operator/${action}`, {
      method: 'POST',
      headers: { 'operator-key': standIn.operatorKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`operator ${action}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }
  let before: Record<string, unknown> | undefined;
  const change = async (settings: Row) => (await act('settings', { settings })).settings as Record<string, unknown>;

  async function rows(table: string, like: Row = {}): Promise<Row[]> {
    const { tables } = (await act('dump', { tables: [table] })) as { tables: Record<string, Row[]> };
    return (tables[table] ?? []).filter((row) => Object.entries(like).every(([key, value]) => row[key] === value));
  }

  return {
    reset: async () => void (await act('reset')),
    ship: async (order_sn, parcels = 1) => void (await act('ship', { order_sn, parcels })),
    settle: async (order_sn, outcome) => void (await act('settle', { order_sn, outcome })),
    review: async (transfer, verdict, because) => void (await act('review_transfer', { transfer, verdict, because })),
    reviewLicences: async (member, verdict, because) =>
      void (await act('review_verification', { member, verdict, because })),
    faults: async (...wanted) => {
      for (const fault of wanted) await act('faults', fault);
    },
    clearFaults: async () => void (await act('faults', { clear: true })),
    settings: async (settings) => {
      before ??= await change({});
      await change(settings);
    },
    privileges: async (privileges) => void (await act('settings', { privileges })),
    restore: async () => {
      if (before) await change(before);
      before = undefined;
    },
    rows,
    member: async (user_name) => {
      const [row] = await rows('members', { user_name });
      if (!row) throw new Error(`Unknown member: ${user_name}.`);
      return row as unknown as MemberRow;
    },
    scenario: async (name, user_name) => void (await act('scenario', { name, user_name })),
    advance: async (advance_ms) => void (await act('clock', { advance_ms })),
  };
}
