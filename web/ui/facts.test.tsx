import { expect, it } from 'vitest';
import { Facts } from './facts.tsx';
import { words } from './testing.ts';

it('leaves out a fact without a value, however its absence is written', () => {
  const split = Number('0') > 0;
  const drawn = words(
    <Facts
      rows={[
        ['支付金额', '¥2.00'],
        ['余额', undefined],
        ['微信支付', split && '¥1.00'],
        ['支付方式', ''],
      ]}
    />,
  );
  expect(drawn).toContain('支付金额');
  expect(drawn).not.toMatch(/余额|微信支付|支付方式/);
});
