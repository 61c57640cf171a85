// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddressDialog } from './address-dialog.tsx';

afterEach(cleanup);

test.each([
  [undefined, '收货地址无法读取，请重试或联系客服'],
  [[], '暂无收货地址'],
])('addresses %j are told as %s', (addresses, told) => {
  render(
    <AddressDialog
      open
      addresses={addresses}
      chosen=""
      back="/buy"
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  );
  const words = ['收货地址无法读取，请重试或联系客服', '暂无收货地址'].filter((each) => screen.queryByText(each));
  expect(words).toEqual([told]);
});
