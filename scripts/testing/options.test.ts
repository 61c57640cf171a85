import { expect, test } from 'vitest';
import { chooseSteps } from './options.mjs';

const NAMES = ['check', 'unit', 'build', 'cli', 'e2e'];

test('without options every step runs', () => {
  expect(chooseSteps(NAMES, [])).toEqual(NAMES);
});

test.each([[['--only', 'unit,check']], [['--only=unit,check']]])('%j picks steps, in their order', (args) => {
  expect(chooseSteps(NAMES, args)).toEqual(['check', 'unit']);
});

test('steps that use a build get the build step', () => {
  expect(chooseSteps(NAMES, ['--only', 'e2e'])).toEqual(['build', 'e2e']);
});

test.each([[['--only', 'units']], [['--only']], [['unit']], [['--only', 'unit', 'e2e']]])(
  '%j is answered with a sentence',
  (args) => {
    expect(chooseSteps(NAMES, args)).toMatch(/Use npm test/);
  },
);
