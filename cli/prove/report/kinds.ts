/** The kinds of report, apart from their drawing, which help has no use for. */
export const reportKinds = ['human', 'json', 'junit', 'github', 'html'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A report that was asked for; the file `-` is stdout. */
export interface ReportWanted {
  readonly kind: ReportKind;
  readonly file: string;
}

/** Stands for stdout. */
export const STDOUT = '-';
