const SHANGHAI_MS = 8 * 3_600_000;

/** The day of a moment (ms) in the shop's own time zone, as 2027-03-31. */
export const dayOf = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);

/** The day and minute of a moment (ms) in the shop's own time zone, as 2027-03-31 09:30. */
export const minuteOf = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');
