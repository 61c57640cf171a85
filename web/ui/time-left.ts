/** Splits what is left, in ms, into days and two-digit hours, minutes and seconds; a started second still counts. */
export function timeLeft(ms: number): { days: number; hours: string; minutes: string; seconds: string } {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    days: Math.floor(all / 86_400),
    hours: two(Math.floor(all / 3600) % 24),
    minutes: two(Math.floor(all / 60) % 60),
    seconds: two(all % 60),
  };
}
