import { asking, picking } from '#cli/frame/ask.ts';
import type { MemberCli } from '#cli/frame/cli.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { needed, sureOption, word } from '#cli/frame/parameters.ts';
import { addressLabel } from '#cli/parts/choices.ts';
import { type Column, sentence, table } from '#cli/text/table.ts';
import type { Address } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { addressFlags } from './options.ts';

const command = membersOnly(() => import('./service.ts'));

type Service = typeof import('./service.ts');

const columns: readonly Column<Address>[] = [
  { head: ['编号', 'ID'], cell: ({ address_id }) => address_id },
  { head: ['收货人', 'Consignee'], cell: ({ consignee }) => consignee, shrinksTo: 6 },
  { head: ['电话', 'Phone'], cell: ({ phone }) => maskedPhone(phone) },
  { head: ['地区', 'Region'], cell: ({ path }) => path, shrinksTo: 12 },
  { head: ['详细地址', 'Street'], cell: ({ address }) => address ?? '', shrinksTo: 12 },
  { head: ['默认', 'Default'], cell: ({ mr }, { say }) => (mr ? say('默认', 'default') : '') },
];

async function addressOf(cli: MemberCli, service: Service, named: string | undefined, flag: string): Promise<string> {
  if (named !== undefined) return named;
  const pick = picking(cli, ['地址', 'Address'], flag);
  const { addresses } = await service.listAddresses(await cli.shop());
  const picked = await pick({ choices: addresses, label: (each) => addressLabel(each, cli.say) });
  return picked.address_id;
}

export const addresses = area({ address: ['收货地址', 'delivery addresses'] }, [
  command('address list', {
    about: ['收货地址', 'delivery addresses'],
    options: {
      keywords: word('--keywords <text>', ['收货人、电话或地址里的词', 'words of the consignee, phone or address']),
    },
    run: async ({ listAddresses }, { keywords }, cli) => listAddresses(await cli.shop(), keywords),
    rows: ({ addresses: all }) => all,
    columns,
  }),
  command('address show', {
    about: ['查看一个收货地址', 'one delivery address'],
    args: { id: needed('<id>', ['地址编号', 'address id']) },
    run: async ({ showAddress }, { id }, cli) => showAddress(await cli.shop(), id),
    card: (address, { say }) => [
      [['编号', 'ID'], address.address_id],
      [['收货人', 'Consignee'], address.consignee],
      [['电话', 'Phone'], maskedPhone(address.phone)],
      [['地区', 'Region'], address.path],
      [['详细地址', 'Street'], address.address ?? ''],
      [['默认', 'Default'], address.mr ? say('是', 'yes') : say('否', 'no')],
    ],
  }),
  command('address save', {
    about: ['新增或修改收货地址', 'add a delivery address, or change one'],
    examples: [
      'yaocang address save --consignee 李店长 --phone 13800000000 --province 浙江省 --city 杭州市 --street 示例路1号',
      'yaocang address save --id 5 --default',
    ],
    options: addressFlags,
    run: async ({ keepAddress }, written, cli) => keepAddress(await cli.shop(), written),
    also: ({ address_id }, { say }) => `${say('地址', 'address')} ${address_id}`,
  }),
  command('address remove', {
    about: ['删除收货地址，不填则从列表选择', 'delete a delivery address, picked from a list unless it is named'],
    args: { id: word('[id]', ['地址编号', 'address id']) },
    options: { yes: sureOption },
    run: async (service, { id, yes: sure }, cli) => {
      const address = await addressOf(cli, service, id, 'yaocang address remove ID');
      return service.removeAddress(await cli.shop(), address, asking(cli, sure));
    },
    view: (left, style) => `${sentence(left, style)}\n${table(left.addresses, noData.text, style, columns)}`,
  }),
]);
