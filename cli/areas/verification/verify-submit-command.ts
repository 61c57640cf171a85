import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { licenceList } from './licence-flag.ts';

/** `yaocang verify submit`. */
export const verifySubmit = command({
  name: 'verify submit',
  about: ['提交资质认证', 'hand in the verification'],
  examples: [
    'yaocang verify submit --company "Corner Pharmacy" --legal-person "Zhao Chen" --address "7 High Street" --licence 1=91330000X,,business.png --licence 2=DA0001,2028-12-31,drugs.png',
  ],
  options: {
    company: word('--company <text>', ['企业名称', 'name of the company']),
    legalPerson: word('--legal-person <text>', ['法定代表人', 'legal person']),
    address: word('--address <text>', ['注册地址', 'registered address']),
    licences: licenceList,
  },
  load: () => import('./verification.ts'),
  run: async ({ submitVerification }, given, cli) => submitVerification(await cli.shop(), cli.dir, given),
  view: sentence,
});
