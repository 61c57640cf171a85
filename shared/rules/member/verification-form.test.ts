import { expect, test } from 'vitest';
import type { VerificationForm } from '#shared/contract/user-licences.ts';
import {
  daysLeft,
  isExpiredIn,
  isNamedIn,
  soonestEnd,
  submitRefusal,
  verificationProblems,
  verificationRefusal,
} from './verification-form.ts';

const NOW = 1_000_000;
const kinds = [
  { kind: '营业执照', required: true, has_end: false },
  { kind: '药品经营许可证', required: true, has_end: true },
  { kind: '备案凭证', required: false, has_end: true },
];
const [first, second, third] = [
  { kind: '营业执照', number: '91', img_url: '/a.png' },
  { kind: '药品经营许可证', number: 'DA', end_time: NOW + 1, img_url: '/b.png' },
  { kind: '备案凭证', number: 'BA', end_time: NOW + 1, img_url: '/c.png' },
];
const form: VerificationForm = { company: '甲', legal_person: '乙', address: '丙', licences: [first, second] };

test.each<[Partial<VerificationForm>, string | undefined]>([
  [{}, undefined],
  [{ licences: [first, second, third] }, undefined],
  [{ company: ' ' }, '请输入企业名称！'],
  [{ legal_person: '' }, '请输入法定代表人！'],
  [{ address: '' }, '请输入注册地址！'],
  [{ address: '巷'.repeat(100) }, undefined],
  [{ address: '巷'.repeat(101) }, '注册地址最多100字，请删减后再提交'],
  [{ company: '店'.repeat(120) }, '企业名称最多100字，请删减后再提交'],
  [{ legal_person: '名'.repeat(101) }, '法定代表人最多100字，请删减后再提交'],
  [{ licences: [{ ...first, number: '9'.repeat(101) }, second] }, '营业执照编号最多100字，请删减后再提交'],
  [{ licences: [second] }, '请上传营业执照！'],
  [{ licences: [{ ...first, img_url: '' }, second] }, '请上传营业执照！'],
  [{ licences: [{ ...first, number: ' ' }, second] }, '请输入营业执照编号！'],
  [{ licences: [first, { ...second, end_time: null }] }, '请选择药品经营许可证有效期！'],
  [{ licences: [first, { ...second, end_time: NOW }] }, '药品经营许可证已过有效期！'],
  [{ licences: [first, second, { ...third, number: '' }] }, '请输入备案凭证编号！'],
])('%j', (more, message) => {
  expect(verificationRefusal({ ...form, ...more }, kinds, NOW)?.text).toBe(message);
});

test('a verification can be submitted when unverified or failed', () => {
  expect(([0, 1, 2, 3] as const).map((yz) => submitRefusal(yz)?.text)).toEqual([
    undefined,
    '您已通过认证！',
    '认证审核中，请耐心等待！',
    undefined,
  ]);
});

test('all errors are returned with their fields', () => {
  const licences = [first, { ...second, number: '', end_time: NOW }];
  const problems = verificationProblems({ ...form, company: '', licences }, kinds, NOW);
  expect(problems.map(({ at, kind }) => [at, kind])).toEqual([
    ['company', ''],
    ['number', '药品经营许可证'],
    ['end', '药品经营许可证'],
  ]);
});

test('a warning is shown in the last 30 days of a licence', () => {
  const DAY = 86_400_000;
  const left = (days: number) => daysLeft({ end_time: NOW + days * DAY }, NOW);
  expect([left(31), left(28), left(0.5), left(-3)]).toEqual([undefined, 28, 0, -1]);
  expect(daysLeft({ end_time: null }, NOW)).toBeUndefined();
});

test('the days are those of the calendar, and a date without a time counts to the end of its day', () => {
  const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`);
  const left = (end: string, now: string) => daysLeft({ end_time: at(end) }, at(now));
  expect(left('2027-06-15T00:00:00', '2027-06-14T23:50:00')).toBe(1);
  expect(left('2027-06-15T00:00:00', '2027-06-15T00:10:00')).toBe(0);
  expect(left('2027-06-15T23:59:59', '2027-06-15T22:00:00')).toBe(0);
  expect(left('2027-06-15T09:00:00', '2027-06-15T09:00:00')).toBe(-1);
  expect(left('2027-06-15T00:00:00', '2027-06-16T00:00:00')).toBe(-1);
});

test('licences named in the reason of a failure are marked', () => {
  const reason = '药品经营许可证照片不清晰，请重新上传。';
  expect(kinds.filter(({ kind }) => isNamedIn(reason, kind)).map(({ kind }) => kind)).toEqual(['药品经营许可证']);
  expect(isNamedIn(undefined, '营业执照')).toBe(false);
});

test('the reason of a failure says which licence has expired', () => {
  const reason = '药品经营许可证照片不清晰，且营业执照已过有效期，请重新上传。';
  expect(['营业执照', '药品经营许可证'].map((kind) => isExpiredIn(reason, kind))).toEqual([true, false]);
});

test('of the licences that expire soon, the next one is named', () => {
  const DAY = 86_400_000;
  const licence = (kind: string, days: number) => ({ kind, end_time: NOW + days * DAY });
  expect(soonestEnd([licence('A', 28), licence('B', 12), licence('C', 90)], NOW)).toEqual({ kind: 'B', days: 12 });
  expect(soonestEnd([licence('C', 90), { kind: 'D', end_time: null }], NOW)).toBeUndefined();
});
