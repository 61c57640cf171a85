import { expect, test } from 'vitest';
import { Fault } from '#cli/text/fault.ts';
import { CancelledError, RefusedError } from '#shared/errors.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { enterSmsCode, undeliverable } from '#shared/messages/sms.ts';
import { createCodePrompt, type SmsDecision, type SmsHelp } from './code-prompt.ts';

const fresh: SmsState = { captcha: 'AbCd', sendIn: undefined, sent: false, delivery: 'none', polls: 0 };
const onItsWay: SmsState = { ...fresh, sendIn: 59, sent: true, delivery: 'waiting' };
const lost: SmsState = { ...onItsWay, delivery: 'undeliverable', offer: undeliverable };
const wrong = { message: enterSmsCode, error: new RefusedError('chit.php', 1, '验证码错误', false) };
const settled = () => new Promise<void>(setImmediate);

/** A code prompt that records its events; the test supplies codes and decisions. */
function open(more: Partial<SmsHelp> = {}) {
  const told: string[] = [];
  const bring: { code: ((code: string) => void)[]; decide: ((decision: SmsDecision) => void)[] } = {
    code: [],
    decide: [],
  };
  const until = <T>(list: ((value: T) => void)[], signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      list.push(resolve);
      signal.addEventListener('abort', () => reject(new CancelledError('test')));
    });
  const help: SmsHelp = {
    code: (signal) => until(bring.code, signal),
    undeliverable: (signal) => until(bring.decide, signal),
    ...more,
  };
  const prompt = createCodePrompt(help, ({ type, ...what }) => told.push([type, ...Object.values(what)].join(' ')));
  return { prompt, told, bring };
}

test('the letters are typed once, and the code is asked for once it was sent', async () => {
  const { prompt, told, bring } = open();
  prompt.at(fresh);
  prompt.at({ ...fresh, working: 'sending' });
  for (const sendIn of [59, 58, 57]) prompt.at({ ...onItsWay, sendIn });
  expect(told).toEqual(['send AbCd']);
  expect(bring.code).toHaveLength(1);
  bring.code[0]?.('123456');
  await settled();
  expect(told).toEqual(['send AbCd', 'check 123456']);
});

test('nothing is skipped by itself: an offer is put to somebody once, however long it stands', async () => {
  const { prompt, told, bring } = open();
  prompt.at(onItsWay);
  for (const sendIn of [58, 57, 56]) prompt.at({ ...lost, sendIn });
  await settled();
  expect([told, bring.decide.length]).toEqual([[], 1]);
  bring.decide[0]?.('skip');
  await settled();
  expect(told).toEqual(['skip']);
});

test('waiting on takes the offer back, and the code that comes late counts', async () => {
  const { prompt, told, bring } = open();
  prompt.at(lost);
  bring.decide[0]?.('wait');
  await settled();
  const { offer: _, ...waited } = lost;
  prompt.at(waited);
  bring.code[0]?.('123456');
  await settled();
  expect(told).toEqual(['waitOn', 'check 123456']);
});

test('sending again waits for the minute, and asks anew when that message is lost too', async () => {
  const { prompt, told, bring } = open();
  prompt.at(lost);
  bring.decide[0]?.('again');
  await settled();
  const { offer: _, ...waited } = lost;
  for (const sendIn of [2, 1, 0]) prompt.at({ ...waited, sendIn });
  expect(told).toEqual(['waitOn']);
  prompt.at({ ...waited, sendIn: undefined, captcha: 'XyZw' });
  expect(told).toEqual(['waitOn', 'send XyZw']);
  prompt.at({ ...waited, working: 'sending' });
  prompt.at(onItsWay);
  prompt.at(lost);
  expect([told.length, bring.decide.length, bring.code.length]).toEqual([2, 2, 1]);
});

test('a code that comes while another message is being sent is checked after that', async () => {
  const { prompt, told, bring } = open();
  prompt.at(onItsWay);
  prompt.at({ ...onItsWay, working: 'sending' });
  bring.code[0]?.('123456');
  await settled();
  expect(told).toEqual([]);
  prompt.at(onItsWay);
  expect(told).toEqual(['check 123456']);
});

test('a wrong code is asked for three times, a refused message ends it at once', async () => {
  const { prompt, bring } = open();
  prompt.at(onItsWay);
  for (const tries of [1, 2, 3]) {
    expect(bring.code).toHaveLength(tries);
    bring.code.at(-1)?.('000000');
    await settled();
    if (tries < 3) prompt.at({ ...onItsWay, ...wrong });
  }
  expect(() => prompt.at({ ...onItsWay, ...wrong })).toThrow(RefusedError);
  expect(() => open().prompt.at({ ...fresh, ...wrong })).toThrow(RefusedError);
});

test('a code that cannot be one is asked for three times too, and then ends it', async () => {
  const { prompt, told, bring } = open({ code: async () => '12345' });
  prompt.at(onItsWay);
  for (const _ of [1, 2]) {
    await settled();
    prompt.at({ ...onItsWay, message: enterSmsCode });
  }
  await settled();
  expect(() => prompt.at({ ...onItsWay, message: enterSmsCode })).toThrow(Fault);
  expect([told, bring.code]).toEqual([['check 12345', 'check 12345', 'check 12345'], []]);
});

test('whoever cannot decide ends the check with the reason', async () => {
  const { prompt, told } = open({ undeliverable: () => Promise.reject(new Error('nobody')) });
  prompt.at(lost);
  await settled();
  expect(told).toEqual(['leave']);
  expect(prompt.fault()).toMatchObject({ message: 'nobody' });
});
