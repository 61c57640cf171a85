/** The option that hands a licence in: `--licence kind=number,end,file`; without an end the licence has none. */

import type { Parameter } from '#cli/frame/parameters.ts';
import { Fault } from '#cli/text/fault.ts';
import type { LicenceGiven } from './verification.ts';

/** Licences; the option may stand several times. */
export const licenceList: Parameter<readonly LicenceGiven[]> = {
  spelling: '--licence <kind=number,end,file>',
  about: [
    '证照：种类或序号=编号,有效期,图片文件（长期有效则留空）',
    'a licence; kind or its place in verify show, the end may be empty',
  ],
  repeats: true,
  read: (raw) => (Array.isArray(raw) ? raw.map((each) => licence(String(each))) : []),
};

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
