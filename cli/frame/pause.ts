/** What a flow is told that ends by itself when the run does: it needs no clearing away, and passes it over. */
export const leave = { type: 'leave' } as const;
export type Leave = typeof leave;
