/** What a flow is told that ends by itself when the run does: it needs no clearing away, and passes it over. */
export interface Leave {
  readonly type: 'leave';
}
