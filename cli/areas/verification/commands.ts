import { area, membersOnly } from '#cli/frame/command.ts';
import { type Given, many, needed, several, word } from '#cli/frame/parameters.ts';
import { Fault } from '#cli/text/fault.ts';
import { shanghaiDay } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import type { Licence } from '#shared/contract/user-licences.ts';
import { notOffered } from '#shared/messages/wire.ts';

const command = membersOnly(() => import('./service.ts'));

export type LicenceGiven = Omit<Licence, 'img_url'> & { readonly file: string };

const licenceWords = several('--licence <kind=number,end,file>', [
  '证照：种类或序号=编号,有效期,图片文件（长期有效则留空）',
  'a licence; kind or its place in verify show, the end may be empty',
]);
const licenceList = { ...licenceWords, read: (raw: unknown) => licenceWords.read(raw).map(licence) };

const SPELLED = /^([^=]+)=([^,]+),(\d{4}-\d{2}-\d{2})?,(.+)$/;

function licence(text: string): LicenceGiven {
  const [, kind, number, day, file] = SPELLED.exec(text) ?? [];
  const end_time = day === undefined ? null : endOf(day);
  if (kind && number && file && end_time !== undefined) return { kind, number, end_time, file };
  throw new Fault('usage', [
    `--licence 应为 种类=编号,有效期,文件，如 药品经营许可证=浙DA0001,2028-12-31,ypjy.png`,
    `--licence takes KIND=NUMBER,END,FILE with END as in 2028-12-31 or nothing`,
  ]);
}

/** The last second of a day in Shanghai; undefined for a day that there is not, which `Date` would take for a later one. */
function endOf(day: string): number | undefined {
  const end = Date.parse(`${day}T23:59:59Z`);
  return !Number.isNaN(end) && new Date(end).toISOString().startsWith(day) ? end - 8 * 3600_000 : undefined;
}

export const submitOptions = {
  company: word('--company <text>', ['企业名称', 'name of the company']),
  legalPerson: word('--legal-person <text>', ['法定代表人', 'legal person']),
  address: word('--address <text>', ['注册地址', 'registered address']),
  licences: licenceList,
};
export type VerificationWanted = Given<typeof submitOptions>;

export const verification = area({ verify: ['资质认证', 'the verification'], scope: ['经营范围', 'business scopes'] }, [
  command('verify show', {
    about: ['资质认证状态', 'state of the verification'],
    run: async ({ showVerification }, _, cli) => showVerification(await cli.shop()),
    card: (info, { say }) => {
      const given = new Set(info.licences.map(({ kind }) => kind));
      const lacking = info.yz === 1 ? [] : info.kinds.filter(({ kind, required }) => required && !given.has(kind));
      const until = (end: number | null | undefined): string =>
        end ? say(`有效期至 ${shanghaiDay(end)}`, `until ${shanghaiDay(end)}`) : say('长期', 'without an end');
      return [
        [['认证', 'Verification'], info.state],
        [['原因', 'Reason'], info.reason ?? ''],
        [['企业名称', 'Company'], info.company ?? ''],
        [['法定代表人', 'Legal person'], info.legal_person ?? ''],
        [['注册地址', 'Address'], info.address ?? ''],
        [['证照', 'Licences'], info.untold ? say(`${notOffered.text}：商城未告知证照`, 'not told') : ''],
        ...info.licences.map((each): Pair => [each.kind, `${each.number}  ${until(each.end_time)}`]),
        [['尚缺', 'Lacking'], lacking.map(({ kind }) => kind).join('、')],
      ];
    },
  }),
  command('verify submit', {
    about: ['提交资质认证', 'hand in the verification'],
    examples: [
      'yaocang verify submit --company "Corner Pharmacy" --legal-person "Zhao Chen" --address "7 High Street" --licence 1=91330000X,,business.png --licence 2=DA0001,2028-12-31,drugs.png',
    ],
    options: submitOptions,
    run: async ({ submitVerification }, given, cli) => submitVerification(await cli.shop(), cli.logins, given),
  }),
  command('scope show', {
    about: ['经营范围', 'the business scopes'],
    args: { scope: word('[scope]', ['编号或名称', 'id or name']) },
    run: async ({ showScopes }, { scope }, cli) => showScopes(await cli.shop(), scope),
    rows: ({ scopes }) => scopes,
    columns: [
      { head: ['编号', 'ID'], cell: ({ type_id }) => type_id },
      { head: ['经营范围', 'Scope'], cell: ({ type_name }) => type_name },
      { head: ['状态', 'State'], cell: ({ label }) => label },
      { head: ['所需证照', 'TextStyle'], cell: ({ licence: style = '' }) => style, shrinksTo: 8 },
      { head: ['原因', 'Reason'], cell: ({ reason = '' }) => reason, shrinksTo: 6 },
    ],
  }),
  command('scope submit', {
    about: ['申请经营范围', 'ask for a business scope'],
    examples: ['yaocang scope submit 1 licence.png'],
    args: {
      scope: needed('<scope>', ['编号或名称', 'id or name']),
      files: many('<files...>', ['资质图片（gif、jpeg、png）', 'images of the style (gif, jpeg, png)']),
    },
    run: async ({ submitScope }, { scope, files }, cli) => submitScope(await cli.shop(), scope, files),
  }),
]);
