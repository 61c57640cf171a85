import type { Address } from '#shared/contract/entities.ts';

/** What a person may remember of an address: who, which phone, where. */
export const addressText = ({ consignee, phone, path, address = '' }: Address): string =>
  [consignee, phone, path, address].join(' ');
