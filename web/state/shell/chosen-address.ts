/** The address that was just added for an order: the checkout that is gone back to takes it once. */
let chosen = '';

export function noteAddress(address_id: string): void {
  chosen = address_id;
}

/** The id of the address, '' when there is none; gone afterwards. */
export function takeAddress(): string {
  const taken = chosen;
  chosen = '';
  return taken;
}
