/**
 * Entities that several calls answer (document 1 §3, document 2 §3). They are in two files, because the first page needs only
 * those of browsing.
 */
export * from './member-entities.ts';
export * from './shop-entities.ts';
