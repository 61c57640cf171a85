import { whenMemberChanges } from '../session/session.ts';

/** The address just added for an order. The checkout takes it once when the buyer returns to it. */
let chosen = '';
whenMemberChanges(() => {
  chosen = '';
});

export function noteAddress(address_id: string): void {
  chosen = address_id;
}

/** The id of the address, '' without one. It is cleared by reading. */
export function takeAddress(): string {
  const taken = chosen;
  chosen = '';
  return taken;
}
