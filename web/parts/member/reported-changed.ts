/** Tells who looks after pending payments that what WeChat's sheet reported has changed. */
let listener: (() => void) | undefined;

/** Called once, by `watchPending`. */
export function onReportedChanged(then: () => void): void {
  listener = then;
}

export const reportedChanged = (): void => listener?.();
