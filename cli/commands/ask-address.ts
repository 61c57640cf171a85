/** Which delivery address a command is about: named, or picked by a person from those there are. */
import { addressLabel } from '#cli/screens/choice-labels.ts';
import type { listAddresses } from '#cli/services/addresses.ts';
import { picking } from './ask.ts';
import type { Cli } from './frame/cli.ts';

/** The id of the address; where nobody can be asked, the fault names `flag`. */
export async function addressOf(
  cli: Cli,
  service: { readonly listAddresses: typeof listAddresses },
  named: string | undefined,
  flag: string,
): Promise<string> {
  if (named !== undefined) return named;
  const pick = picking(cli, ['选择地址', 'Address'], flag);
  const { addresses } = await service.listAddresses(await cli.shop());
  const picked = await pick({ choices: addresses, label: (each) => addressLabel(each, cli.say) });
  return picked.address_id;
}
