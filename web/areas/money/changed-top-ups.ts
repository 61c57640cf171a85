/** Top-ups that were paid or looked at on another page: the kept log reads these rows again when it is next shown. */
const changed = new Set<string>();

/** Notes that a top-up may have changed outside of the log. */
export const noteChanged = (order_id: string): void => void changed.add(order_id);

/** Takes the noted ones. */
export function takeChanged(): string[] {
  const taken = [...changed];
  changed.clear();
  return taken;
}
