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
  const end_time = day === undefined ? null : Date.parse(`${day}T23:59:59+08:00`);
  if (kind && number && file && !Number.isNaN(end_time)) return { kind, number, end_time, file };
  throw new Fault('usage', [
    `--licence 应为 种类=编号,有效期,文件，如 药品经营许可证=浙DA0001,2028-12-31,ypjy.png`,
    `--licence takes KIND=NUMBER,END,FILE with END as in 2028-12-31 or nothing`,
  ]);
}

export const submitOptions = {
  company: word('--company <text>', ['企业名称', 'name of the company']),
  legalPerson: word('--legal-person <text>', ['法定代表人', 'legal person']),
  address: word('--address <text>', ['注册地址', 'registered address']),
  licences: licenceList,
};
export type VerificationWanted = Given<typeof submitOptions>;
