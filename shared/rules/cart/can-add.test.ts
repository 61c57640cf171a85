import { expect, test } from 'vitest';
import { asksInsurance, canAdd } from './can-add.ts';

const fine = { price: 1420, quantity: 10, goods_type: '1', stock: 50 };

test('the add button is disabled when the final price or the quantity is 0, or goods_type is 3', () => {
  expect(canAdd(fine)).toEqual({ ok: true });
  expect(canAdd({ ...fine, price: 0 })).toEqual({ ok: false, because: 'noPrice' });
  expect(canAdd({ ...fine, price: undefined })).toEqual({ ok: false, because: 'noPrice' });
  expect(canAdd({ ...fine, price: -1, points: 5 })).toEqual({ ok: false, because: 'noPrice' });
  expect(canAdd({ ...fine, quantity: 0 })).toEqual({ ok: false, because: 'noQuantity' });
  expect(canAdd({ ...fine, goods_type: '3' })).toEqual({ ok: false, because: 'notForSale' });
});

test('an unknown stock, or a least pack that the goods do not have, leaves no quantity that can be right', () => {
  expect(canAdd({ ...fine, stock: undefined })).toEqual({ ok: false, because: 'unknownStock' });
  expect(canAdd({ ...fine, lacksPack: true })).toEqual({ ok: false, because: 'unknownMultiple' });
});

test('goods with specifications need one', () => {
  expect(canAdd({ ...fine, lacksChoice: true })).toEqual({ ok: false, because: 'noSpecification' });
});

test('goods that cost only points can be added', () => {
  expect(canAdd({ ...fine, price: 0, points: 800 })).toEqual({ ok: true });
  expect(canAdd({ ...fine, price: undefined, points: 800 })).toEqual({ ok: false, because: 'noPrice' });
});

test("adding needs a confirmation when the member's is_yb is on and the goods' is off", () => {
  expect([asksInsurance(true, false), asksInsurance(true, true), asksInsurance(false, false)]).toEqual([
    true,
    false,
    false,
  ]);
});
