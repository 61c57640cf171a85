import { type Given, several, word } from '#cli/frame/parameters.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Licence } from '#shared/contract/user-licences.ts';

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
