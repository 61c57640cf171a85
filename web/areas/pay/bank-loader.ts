import { bank } from '#shared/contract/bank.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The payment methods, and the bank accounts for transfers. */
export const bankLoader = defineLoader('bank', (read) => ({
  methods: read(bank.list, () => ({}), { members: true }),
  accounts: read(bankInfo.list, () => ({}), { members: true }),
}));
