/** Which delivery address a command is about, and what it says: named, or picked and typed by a person. */

import { asked, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { addressLabel } from '#cli/parts/choice-labels.ts';
import type { Words } from '#cli/text/language.ts';
import type { Address } from '#shared/contract/entities.ts';
import { isCityItself, provinces } from './provinces.ts';
import type { AddressWritten, listAddresses } from './service.ts';

interface Service {
  readonly listAddresses: typeof listAddresses;
}

/** The id of the address; where nobody can be asked, the fault names `flag`. */
export async function addressOf(cli: Cli, service: Service, named: string | undefined, flag: string): Promise<string> {
  if (named !== undefined) return named;
  const pick = picking(cli, ['选择地址', 'Address'], flag);
  const { addresses } = await service.listAddresses(await cli.shop());
  const picked = await pick({ choices: addresses, label: (each) => addressLabel(each, cli.say) });
  return picked.address_id;
}

/** What a person makes of too little: a new address, or a change of one of theirs; what no flag says is asked field by field. */
export async function addressTyped(cli: Cli, service: Service, written: AddressWritten): Promise<AddressWritten> {
  const { addresses } = await service.listAddresses(await cli.shop());
  const pick = picking(cli, ['选择地址', 'Address'], '--id');
  const label = (each: Address | undefined) =>
    each ? addressLabel(each, cli.say) : cli.say('新增地址', 'a new address');
  const before = addresses.length === 0 ? undefined : await pick({ choices: [undefined, ...addresses], label });
  if (before && (written.makeDefault || isBegun(written))) return { ...written, id: before.address_id };
  return { ...(await fieldsOf(cli, written, before)), id: before?.address_id };
}

const isBegun = ({ consignee, phone, province, city, district, street }: AddressWritten): boolean =>
  [consignee, phone, province, city, district, street].some((each) => each !== undefined);

/** Every field that no flag says, the region in three steps; an empty line keeps what stood there. */
async function fieldsOf(cli: Cli, written: AddressWritten, before: Address | undefined): Promise<AddressWritten> {
  const field = (given: string | undefined, about: Words, flag: string, stood = '') =>
    typed(cli, given, about, flag, stood);
  const consignee = await field(written.consignee, ['收货人', 'Consignee'], '--consignee', before?.consignee);
  const phone = await field(written.phone, ['11 位手机号', 'Phone'], '--phone', before?.phone);
  const province = written.province ?? (await provinceOf(cli, before?.province));
  const stays = before?.province === province ? before : undefined;
  const cityStood = isCityItself(province) ? province : stays?.city;
  const city = await field(written.city, ['市', 'City'], '--city', cityStood);
  const district = await field(written.district, ['区县', 'District'], '--district', stays?.district);
  const street = await field(written.street, ['详细地址', 'Street and number'], '--street', before?.address);
  return { ...written, consignee, phone, province, city, district, street };
}

async function typed(cli: Cli, given: string | undefined, [zh, en]: Words, flag: string, stood: string) {
  const about = stood === '' ? ([zh, en] as const) : ([`${zh}（${stood}）`, `${en} (${stood})`] as const);
  return (await asked(cli, given, about, flag)) || stood;
}

const provinceOf = (cli: Cli, stood: string | undefined): Promise<string> =>
  picking(
    cli,
    ['省', 'Province'],
    '--province',
  )({
    choices: provinces,
    label: (each) => each,
    first: (each) => each === stood,
  });
