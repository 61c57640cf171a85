import { expect, it } from 'vitest';
import { Facts } from './facts.tsx';
import { words } from './testing.ts';

it('leaves out facts without a value: undefined, null, false or empty', () => {
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
