import { expect, test } from 'vitest';
import { chooseSteps } from './options.mjs';

const NAMES = ['check', 'unit', 'build', 'cli', 'e2e'];

test('without options every step runs', () => {
  expect(chooseSteps(NAMES)).toEqual(NAMES);
});

test('steps are picked in their order, and those that use a build get the build step', () => {
  expect(chooseSteps(NAMES, 'unit,check')).toEqual(['check', 'unit']);
  expect(chooseSteps(NAMES, 'e2e')).toEqual(['build', 'e2e']);
});

test.each(['units', '', 'unit,e3e'])('%j is no list of steps', (only) => {
  expect(() => chooseSteps(NAMES, only)).toThrow('There is no step called');
});
