import { expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

const links = (written: string) => phoneNumbers(written).map(({ href }) => href);

test.each([
  ['0571-88990011转612', ['tel:057188990011,612']],
  ['0571-88990011 转 612', ['tel:057188990011,612']],
  ['0571-88990011（分机：612）', ['tel:057188990011,612']],
  ['0571-88990011-612', ['tel:057188990011,612']],
  ['(021)5566 7788 ext.9', ['tel:02155667788,9']],
  ['4008-123-456转2', ['tel:4008123456,2']],
])('%s dials the extension after a pause', (written, hrefs) => expect(links(written)).toEqual(hrefs));

test.each([
  ['0571-88990011/0571-88990022', ['tel:057188990011', 'tel:057188990022']],
  ['0571-88990011 88990022', ['tel:057188990011', 'tel:88990022']],
  ['139 1234 5678、138 8765 4321', ['tel:13912345678', 'tel:13887654321']],
  ['13912345678 13887654321', ['tel:13912345678', 'tel:13887654321']],
  ['88990011转612或88990022转613', ['tel:88990011,612', 'tel:88990022,613']],
  ['95533，400-700-8000', ['tel:95533', 'tel:4007008000']],
])('%s holds numbers of their own', (written, hrefs) => expect(links(written)).toEqual(hrefs));

test.each([
  ['０５７１－８８９９００１１', 'tel:057188990011'],
  ['１３９１２３４５６７８', 'tel:13912345678'],
  ['400—700—8000', 'tel:4007008000'],
  ['+86 139-1234-5678', 'tel:+8613912345678'],
  ['008613912345678', 'tel:+8613912345678'],
  ['+86 571 8899 0011', 'tel:+8657188990011'],
  ['\u202a139\u200b12345678', 'tel:13912345678'],
  ['010 8899 0011', 'tel:01088990011'],
  ['0571-88990011（9:00-17:30）', 'tel:057188990011'],
  ['+86 10 8899 0011', 'tel:+861088990011'],
  ['8:30-17:30 400-700-8000', 'tel:4007008000'],
  ['110', 'tel:110'],
])('%s is one number', (written, href) => expect(links(written)).toEqual([href]));

test.each(['', '请在线咨询', '转612', '服务时间 9:00-17:30'])('%s holds no number', (written) => {
  expect(links(written)).toEqual([]);
});

test('a rest that may be anything is not dialled', () => {
  expect(links('0571-88990011/22')).toEqual(['tel:057188990011']);
});

test('a number is shown as it was written, and the words before it are its name', () => {
  const written = '订货热线：0571-88990011转612 / 139 1234 5678';
  expect(phoneNumbers(written).map(({ shown }) => shown)).toEqual(['0571-88990011转612', '139 1234 5678']);
  expect(phoneNumbers(written).map(({ label }) => label)).toEqual(['订货热线', '订货热线']);
  expect(phoneNumbers('400-700-8000').map(({ label }) => label)).toEqual(['']);
});

test('two numbers in a line have a name each', () => {
  const two = phoneNumbers('订货：0571-88990011，售后（夜间）：400-700-8000');
  expect(two.map(({ label }) => label)).toEqual(['订货', '售后(夜间)']);
});
