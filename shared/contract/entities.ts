/**
 * Entities that several calls answer (document 1 §3, document 2 §3), in two files: a first page needs those of browsing
 * alone, and takes them from there.
 */
export * from './member-entities.ts';
export * from './shop-entities.ts';
