/** The pause between two text messages (document 1 §4, document 2 §9). */

/** After a message is sent, the next one is blocked for this many ms. */
export const SEND_COOLDOWN = 60_000;

/** The seconds on the send button: 59 right after sending, down to 0, then undefined. */
export function cooldownShown(sentAt: number, now: number): number | undefined {
  const left = sentAt + SEND_COOLDOWN - now;
  return left > 0 ? Math.min(59, Math.ceil(left / 1000) - 1) : undefined;
}
