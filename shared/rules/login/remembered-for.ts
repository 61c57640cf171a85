/** How long a login is remembered, ms: 30 days (document 1 §5). */
export const REMEMBERED_FOR = 30 * 24 * 3600_000;
