import { command } from '#cli/frame/command.ts';
import { word, yes } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { addressTyped } from './ask-address.ts';
import { addressKept } from './view.ts';

/** `yaocang address save`. */
export const addressSave = command({
  name: 'address save',
  about: ['新增或修改收货地址', 'add a delivery address, or change one'],
  examples: [
    'yaocang address save --consignee 李店长 --phone 13800000000 --province 浙江省 --city 杭州市 --street 示例路1号',
    'yaocang address save --id 5 --default',
  ],
  options: {
    id: word('--id <id>', [
      '要修改的地址编号，不填为新增（终端中缺少的逐项询问）',
      'the address to change; without it a new one (in a terminal what is missing is asked for)',
    ]),
    consignee: word('--consignee <name>', ['收货人', 'who receives']),
    phone: word('--phone <number>', ['11 位手机号', 'phone of 11 digits']),
    province: word('--province <name>', ['省', 'province']),
    city: word('--city <name>', ['市', 'city']),
    district: word('--district <name>', ['区县', 'district']),
    street: word('--street <text>', ['详细地址', 'street and number']),
    makeDefault: yes('--default', ['设为默认', 'make it the default']),
  },
  load: () => import('./service.ts'),
  run: async (service, written, cli) => {
    const isTooLittle = written.id === undefined && !service.isWhole(written);
    const isAsked = isTooLittle && canAsk(cli.terminal) && !cli.json;
    const whole = isAsked ? await addressTyped(cli, service, written) : written;
    return service.keepAddress(await cli.shop(), whole);
  },
  view: addressKept,
});
