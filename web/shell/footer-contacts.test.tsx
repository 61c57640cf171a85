// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { salesman } from '#shared/contract/salesman.ts';
import '#web/areas/settings/salesman-loader.ts';
import { missing } from '#web/state/loading/missing-calls.ts';
import { put, signOut } from '#web/state/session/session.ts';
import type { FooterData } from '#web/state/shell/footer.ts';
import { FooterContacts } from './footer-contacts.tsx';

const data = { shop: {}, agency: { phone: ['400-0000-000'], qq: [] } } as unknown as FooterData;
const ofMembers = () => [screen.queryByRole('button', { name: '意见反馈' }), screen.queryByText('联系业务员')];

afterEach(() => {
  cleanup();
  signOut();
  missing.calls = [];
});

test('a shop that does not offer salesmen has no entry for them', () => {
  put({ token: 'a'.repeat(32) });
  missing.calls = [salesman.list.path];
  render(<FooterContacts data={data} />);
  expect(ofMembers()).toEqual([expect.anything(), null]);
});

test('each number of a line is a link of its own, with its extension', () => {
  const phone = ['0571-88990011转612/１３９１２３４５６７８', '请在线咨询'];
  render(<FooterContacts data={{ shop: {}, agency: { phone, qq: [] } } as unknown as FooterData} />);
  const dialled = screen.getAllByText(/^电话/).map((each) => [each.textContent, each.getAttribute('href')]);
  expect(dialled).toEqual([
    ['电话 0571-88990011转612', 'tel:057188990011,612'],
    ['电话 13912345678', 'tel:13912345678'],
    ['电话 请在线咨询', null],
  ]);
});

test('a QQ that is no number is no link', () => {
  const qq = [
    { name: '小周', value: '61234567' },
    { name: '', value: '-1' },
    { name: '企业', value: 'yaocang' },
  ];
  render(<FooterContacts data={{ shop: {}, agency: { phone: [], qq } } as unknown as FooterData} />);
  const shown = screen
    .getAllByText(/^QQ/)
    .map((each) => [each.textContent, each.getAttribute('href')?.includes('uin=')]);
  expect(shown).toEqual([
    ['QQ 小周 61234567', true],
    ['QQ  -1', undefined],
    ['QQ 企业 yaocang', undefined],
  ]);
});

test('only members have the entries for feedback and salesmen', () => {
  render(<FooterContacts data={data} />);
  expect(ofMembers()).toEqual([null, null]);
  cleanup();
  put({ token: 'a'.repeat(32) });
  render(<FooterContacts data={data} />);
  expect(ofMembers()).not.toContain(null);
});
