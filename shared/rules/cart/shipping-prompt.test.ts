import { expect, test } from 'vitest';
import { needsPackage, shippingKnown, shippingShortfall } from './shipping-prompt.ts';

const goods = [{ type: '0' }, { type: '0' }];
const rule = { have_package: false, package_price: 50_000, agency_franking: 1_000 };

test('the prompt opens with the shortfall for ordinary goods with a fee, without a package, below package_price', () => {
  expect(shippingShortfall(goods, 48_750, rule)).toBe(1_250);
});

test('the prompt does not open with a bundle, without a fee, with a package, or from package_price on', () => {
  expect(shippingShortfall([...goods, { type: '4' }], 1, rule)).toBeUndefined();
  expect(shippingShortfall(goods, 1, { ...rule, agency_franking: 0 })).toBeUndefined();
  expect(shippingShortfall(goods, 1, { ...rule, have_package: true })).toBeUndefined();
  expect(shippingShortfall(goods, 50_000, rule)).toBeUndefined();
  expect(shippingShortfall(goods, 49_999, rule)).toBe(1);
});

test('the prompt does not open for a line of which nobody knows whether it is a bundle', () => {
  expect(shippingShortfall([...goods, { type: undefined }], 1, rule)).toBeUndefined();
});

test('the prompt does not open while it is unknown whether a package is among the lines', () => {
  expect(shippingShortfall(goods, 48_750, { ...rule, have_package: undefined })).toBeUndefined();
});

test('a package matters only to ordinary goods with a fee, below package_price', () => {
  expect(needsPackage(goods, 48_750, rule)).toBe(true);
  expect(needsPackage(goods, 50_000, rule)).toBe(false);
  expect(needsPackage(goods, undefined, rule)).toBe(false);
  expect(needsPackage([{ type: '4' }], 100, rule)).toBe(false);
  expect(needsPackage(goods, 100, { ...rule, agency_franking: undefined })).toBe(false);
});

test('free is told of the ticked lines alone: without a fee, with a package among them, from package_price on', () => {
  expect(shippingKnown([], 0, { ...rule, agency_franking: 0 })).toBe('free');
  expect(shippingKnown(goods, 100, { ...rule, have_package: true })).toBe('free');
  expect(shippingKnown(goods, 50_000, { ...rule, have_package: undefined })).toBe('free');
});

test('of no lines, and of lines below the amount, the amount decides', () => {
  expect(shippingKnown([], 0, { ...rule, have_package: true })).toBe('byAmount');
  expect(shippingKnown(goods, 49_999, rule)).toBe('byAmount');
});

test('nothing is told of a fee, an amount, a sum, a kind of line or a package that nobody knows', () => {
  expect(shippingKnown(goods, 100, { ...rule, agency_franking: undefined })).toBeUndefined();
  expect(shippingKnown([], 0, { ...rule, package_price: undefined })).toBeUndefined();
  expect(shippingKnown(goods, undefined, rule)).toBeUndefined();
  expect(shippingKnown([{ type: undefined }], 100, rule)).toBeUndefined();
  expect(shippingKnown(goods, 100, { ...rule, have_package: undefined })).toBeUndefined();
});
