/**
 * Entities that several calls answer (document 1 §3, document 2 §3). They are in several files, because the first page needs
 * only those of `shop-entities.ts`.
 */
export * from './brand.ts';
export * from './member-entities.ts';
export * from './shop-entities.ts';
