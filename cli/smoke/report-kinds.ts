/** The kinds of report, apart from their drawing, which help has no use for. */
export const reportKinds = ['junit', 'json'] as const;
export type ReportKind = (typeof reportKinds)[number];
