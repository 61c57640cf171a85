/** What one row of the phone check found. */

export type FindingState = 'good' | 'bad' | 'absent';

export interface Finding {
  /** `absent`: this device or browser does not have it, which may be right. */
  readonly state: FindingState;
  /** What the device answered, a line each. */
  readonly lines: readonly string[];
}

export interface Check {
  readonly id: string;
  readonly title: string;
  /** What to do, and what should be seen. */
  readonly hint: string;
  /** The row has a field, which this names. */
  readonly field?: string;
  /** The button's words; 检查 unless said. */
  readonly press?: string;
  /** Asks the device; `row` is the row's own element. */
  readonly run: (row: HTMLElement) => Promise<Finding> | Finding;
}

export const good = (...lines: readonly string[]): Finding => ({ state: 'good', lines });
export const bad = (...lines: readonly string[]): Finding => ({ state: 'bad', lines });
export const absent = (...lines: readonly string[]): Finding => ({ state: 'absent', lines });

/** An address as a report may carry it: the names of its query, and none of the values. */
export function bareAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  const names = [...new Set(searchParams.keys())];
  return `${origin}${pathname}${names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : ''}`;
}
