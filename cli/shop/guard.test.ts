import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fault } from '#cli/text/fault.ts';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { createFakeClient } from '#shared/flows/testing/fake-client.ts';
import { toldSum } from '#shared/rules/pay/told-sum.ts';
import { type Consent, createGuard, effectOf, guarded } from './guard.ts';

const everyCall: readonly Call[] = Object.values(calls).flatMap((script) => Object.values(script) as unknown as Call[]);
const money = everyCall.filter((call) => effectOf(call) === 'money');
const production = { kind: 'production', name: 'shop' } as const;
const nobody: Consent = { allow: 'read', typedName: async () => undefined };

const passes = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'guard') return false;
    throw error;
  }
};

test('a call without an effect, or with one that nobody knows, counts as money', () => {
  expect(effectOf({})).toBe('money');
  expect(effectOf({ effect: 'harmless' })).toBe('money');
  expect(passes(() => createGuard(production, { ...nobody, allow: 'write' }).admit({ path: 'x' } as never))).toBe(
    false,
  );
});

test('there are calls that move money, and a GET is among them', () => {
  expect(money.map(({ method }) => method)).toContain('GET');
});

test.each(['local', 'sandbox', 'staging'] as const)('%s is open', async (kind) => {
  const guard = createGuard({ kind, name: 'shop' }, nobody);
  await guard.spend(toldSum(1));
  expect(everyCall.every((call) => passes(() => guard.admit(call)))).toBe(true);
});

test('on production reading and session calls pass, writes need --allow write', () => {
  const passed = (allow: Consent['allow']) =>
    new Set(
      everyCall.filter((call) => passes(() => createGuard(production, { ...nobody, allow }).admit(call))).map(effectOf),
    );
  expect(passed('read')).toEqual(new Set(['read', 'session']));
  expect(passed('write')).toEqual(new Set(['read', 'session', 'write']));
  expect(passed('money')).toEqual(new Set(['read', 'session', 'write']));
});

const consents = fc.record({
  allow: fc.constantFrom<Consent['allow']>('read', 'write', 'money'),
  ceiling: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
  typed: fc.constantFrom('shop', 'Shop', 'sho', '', undefined),
});
const payments = fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.boolean()), { minLength: 1, maxLength: 6 });

test('no path leads to a money call on production without three consents', async () => {
  await fc.assert(
    fc.asyncProperty(consents, payments, async ({ allow, ceiling, typed }, wanted) => {
      const client = createFakeClient();
      for (const call of money) client.on(call, () => ({}) as never);
      const guard = createGuard(production, { allow, ceiling, typedName: async () => typed });
      const shop = guarded(client, guard);
      let spent = 0;
      for (const [fen, asks] of wanted) {
        const call = money[fen % money.length]!;
        const before = client.sent.length;
        const admitted =
          asks &&
          (await guard.spend(toldSum(fen)).then(
            () => true,
            () => false,
          ));
        await shop.send(call, {} as never).catch(() => undefined);
        const sent = client.sent.length > before;
        expect(sent).toBe(admitted);
        if (sent) spent += fen;
      }
      const consented = allow === 'money' && ceiling !== undefined && typed === 'shop';
      if (!consented) expect(client.sent).toHaveLength(0);
      expect(spent).toBeLessThanOrEqual(ceiling ?? 0);
    }),
    { numRuns: 300 },
  );
});

test('one admission lets one payment through', async () => {
  const guard = createGuard(production, { allow: 'money', ceiling: 100, typedName: async () => 'shop' });
  await guard.spend(toldSum(60));
  expect(passes(() => guard.admit(money[0]!))).toBe(true);
  expect(passes(() => guard.admit(money[0]!))).toBe(false);
  await expect(guard.spend(toldSum(60))).rejects.toThrow('ceiling');
  await expect(guard.spend(toldSum(Number.NaN))).rejects.toThrow();
});

test('payments side by side share one ceiling and one question', async () => {
  let asked = 0;
  const typedName = async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return 'shop';
  };
  const guard = createGuard(production, { allow: 'money', ceiling: 250, typedName });
  const ends = await Promise.allSettled([
    guard.spend(toldSum(168)),
    guard.spend(toldSum(168)),
    guard.spend(toldSum(80)),
  ]);
  expect([asked, ends.map(({ status }) => status)]).toEqual([1, ['fulfilled', 'rejected', 'fulfilled']]);
});

test('what leaves needs an admission of its own path and effect, for as long as its call runs', () => {
  const guard = createGuard({ kind: 'local', name: 'shop' }, nobody);
  const leaves = (path: string, effect: Call['effect']) => passes(() => guard.letOut({ path, effect }));
  expect([leaves('a.php?act=b', 'read'), leaves('a.php?act=b', 'write')]).toEqual([true, false]);
  const over = guard.admit({ path: 'a.php?act=b', effect: 'write' });
  expect([leaves('a.php?act=b', 'write'), leaves('a.php?act=b', 'money'), leaves('a.php?act=c', 'write')]).toEqual([
    true,
    false,
    false,
  ]);
  over();
  expect(leaves('a.php?act=b', 'write')).toBe(false);
});

test('each refusal names the flag that is missing', async () => {
  const next = async (consent: Consent) =>
    createGuard(production, consent)
      .spend(toldSum(1))
      .catch((fault: Fault) => `${fault.next?.join(' / ')}`);
  expect(await next(nobody)).toContain('--allow money --max-amount 元 --confirm shop /');
  expect(await next({ ...nobody, allow: 'money' })).toContain('--max-amount');
  expect(await next({ ...nobody, allow: 'money', ceiling: 10 })).toContain('--confirm shop');
});
