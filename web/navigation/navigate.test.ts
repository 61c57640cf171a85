import { expect, test } from 'vitest';
import { go, goBack, goInstead, provideNavigator, returnTo } from './navigate.ts';

test('a navigation returns nothing, so that it can be the body of an effect', () => {
  const own = () => true as unknown as undefined;
  provideNavigator({ go: own, back: own, returnTo: own });
  for (const step of [go, goBack, goInstead, returnTo]) expect(step('/index')).toBeUndefined();
});
