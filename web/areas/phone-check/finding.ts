/** The result of one row of the phone check. */

export type FindingState = 'good' | 'bad' | 'absent';

export interface Finding {
  /** `absent`: this device or browser does not have it, which may be right. */
  readonly state: FindingState;
  /** The device's answers, a line each. */
  readonly lines: readonly string[];
}

export interface Check {
  readonly id: string;
  readonly title: string;
  /** What to do, and what should happen. */
  readonly hint: string;
  /** The label of the row's field, if it has one. */
  readonly field?: string;
  /** The button's label; 检查 by default. */
  readonly press?: string;
  /** Runs the check; `row` is the row's element. */
  readonly run: (row: HTMLElement) => Promise<Finding> | Finding;
}

export const good = (...lines: readonly string[]): Finding => ({ state: 'good', lines });
export const bad = (...lines: readonly string[]): Finding => ({ state: 'bad', lines });
export const absent = (...lines: readonly string[]): Finding => ({ state: 'absent', lines });

/** An address for a report: the names of its query parameters without their values. */
export function bareAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  const names = [...new Set(searchParams.keys())];
  return `${origin}${pathname}${names.length > 0 ? `?${names.map((name) => `${name}=…`).join('&')}` : ''}`;
}
