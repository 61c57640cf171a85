import { type Given, word, yes } from '#cli/frame/parameters.ts';

/** When an address is changed, missing fields stay. */
export const addressFlags = {
  id: word('--id <id>', ['要修改的地址编号，不填为新增', 'the address to change; without it a new one']),
  consignee: word('--consignee <name>', ['收货人', 'who receives']),
  phone: word('--phone <number>', ['11 位手机号', 'phone of 11 digits']),
  province: word('--province <name>', ['省', 'province']),
  city: word('--city <name>', ['市', 'city']),
  district: word('--district <name>', ['区县', 'district']),
  street: word('--street <text>', ['详细地址', 'street and number']),
  makeDefault: yes('--default', ['设为默认', 'make it the default']),
};
export type AddressWritten = Given<typeof addressFlags>;
