import { expect, test } from 'vitest';
import { submitOptions } from './options.ts';

const read = (day: string) => submitOptions.licences.read([`营业执照=A1,${day},a.png`]);

test('a licence is valid to the end of its last day', () => {
  expect(read('2028-02-29')).toMatchObject([{ number: 'A1', end_time: Date.UTC(2028, 1, 29, 15, 59, 59) }]);
  expect(read('')).toMatchObject([{ end_time: null }]);
});

test.each(['2027-02-29', '2028-02-30', '2028-04-31', '2028-13-01', '2028-00-10'])('%s is no day', (day) => {
  expect(() => read(day)).toThrow('--licence');
});
