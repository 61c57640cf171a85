// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { licenceExpired } from '#shared/messages/verification.ts';
import { LicenceCard } from './licence-card.tsx';
import { createVerification } from './verification-store.ts';

afterEach(cleanup);

const written = { number: '浙DA1', end: '2026-01-01', img_url: '/1.png' };

function show(more: Partial<Parameters<typeof LicenceCard>[0]> = {}) {
  const kind = { kind: '药品经营许可证', required: true, has_end: true };
  const rest = { named: false, expired: false, before: '', problems: [], disabled: false };
  render(<LicenceCard {...rest} kind={kind} written={written} store={createVerification()} {...more} />);
}

test('an expired licence must be replaced, not filled in', () => {
  const message = licenceExpired('药品经营许可证');
  show({ problems: [{ at: 'end', kind: '药品经营许可证', message }] });
  expect(screen.getByText(message.text)).toBeTruthy();
  expect([screen.queryByText('已填好'), screen.queryByText('需修改')?.textContent]).toEqual([null, '需修改']);
});

test('a licence rejected as expired asks for its expiry, although its kind has none', () => {
  const kind = { kind: '营业执照', required: true, has_end: false };
  show({ kind, named: true, expired: true });
  expect(screen.getByLabelText('营业执照有效期')).toBeTruthy();
  cleanup();
  show({ kind });
  expect(screen.getByText('长期，无需填写')).toBeTruthy();
});

test('what a paste leaves out of a number is told', () => {
  const long = 'A'.repeat(130);
  const kind = { kind: '药品经营许可证', required: true, has_end: true };
  const rest = { named: false, expired: false, before: '', problems: [], disabled: false, store: createVerification() };
  const { rerender } = render(<LicenceCard {...rest} kind={kind} written={written} />);
  fireEvent.paste(screen.getByLabelText('药品经营许可证编号'), { clipboardData: { getData: () => long } });
  expect(screen.queryByText(/多出的没有填上/)).toBeNull();
  // The browser cuts it at the box's longest text.
  rerender(<LicenceCard {...rest} kind={kind} written={{ ...written, number: long.slice(0, 100) }} />);
  expect(screen.getByText('最多 100 字，多出的没有填上')).toBeTruthy();
});
