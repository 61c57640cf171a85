import { expect, test } from 'vitest';
import { callNamed, everyCall, isCalled } from './find-call.ts';

test('every call is found by its path, by script and act in one word or two, and by its name in the contract', () => {
  for (const { call, key, script, act } of everyCall.filter((each) => each.act !== '')) {
    const room = script.replace(/^pay\/|\.php$/g, '');
    const written = [call.path, key, `${room} ${act}`, `${room}.${act}`, `${script} ${act}`];
    expect(written.map((each) => callNamed(each)?.call.path)).toEqual(written.map(() => call.path));
    for (const each of written) expect(isCalled({ call, key, script, act }, each.split(' '))).toBe(true);
  }
});

test.each(['', 'cart', 'cart.php', 'cart.lists', 'cart list now', 'nowhere.act'])('%j is no call', (written) => {
  expect(callNamed(written)).toBeUndefined();
});
