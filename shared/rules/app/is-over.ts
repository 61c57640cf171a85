/** Ends that an operator sets: of an activity, a coupon, a licence. */
const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;

/** Whether the end has passed at `now` (ms). A date without hours ends with its day in the shop's time zone; without a date there is no end. */
export function isOver({ end_time }: { readonly end_time?: number | null | undefined }, now: number): boolean {
  if (!end_time) return false;
  const isDate = (end_time + SHANGHAI) % DAY === 0;
  return (isDate ? end_time + DAY : end_time) <= now;
}
