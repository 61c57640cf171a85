// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, test } from 'vitest';
import { nameShop, useNewTitle, usePageTitle } from './page-title.ts';

afterEach(cleanup);

function Route({ words }: { readonly words: string }) {
  useNewTitle(words);
  return null;
}
function Bar({ words }: { readonly words: string }) {
  usePageTitle(words);
  return null;
}
function Page({ name, bar }: { readonly name: string; readonly bar: string }) {
  usePageTitle(name);
  return <Bar words={bar} />;
}

test('the page, then the shop by its short name; home has the whole title', () => {
  nameShop('康源药网 · 医药批发');
  const { rerender } = render(<Route words="购物车" />);
  expect(document.title).toBe('购物车 · 康源药网');
  rerender(<Route words="" />);
  expect(document.title).toBe('康源药网 · 医药批发');
  rerender(<Route words="康源药网" />);
  expect(document.title).toBe('康源药网 · 医药批发');
});

test('the data of a page name it more precisely than its bar, and the bar than its route', () => {
  nameShop('药仓');
  const all = (name: string, bar: string) => (
    <>
      <Route words="商品详情" />
      <Page name={name} bar={bar} />
    </>
  );
  const { rerender } = render(all('', ''));
  expect(document.title).toBe('商品详情 · 药仓');
  rerender(all('', '商品'));
  expect(document.title).toBe('商品 · 药仓');
  rerender(all('三七粉', '商品'));
  expect(document.title).toBe('三七粉 · 药仓');
});

test('a page that was kept behind another names itself again when it is shown', () => {
  const both = (front: 'cart' | 'goods') => (
    <>
      <Activity mode={front === 'cart' ? 'visible' : 'hidden'}>
        <Route words="购物车" />
      </Activity>
      <Activity mode={front === 'goods' ? 'visible' : 'hidden'}>
        <Route words="商品详情" />
        <Page name="三七粉" bar="商品详情" />
      </Activity>
    </>
  );
  const { rerender } = render(both('goods'));
  expect(document.title).toBe('三七粉 · 药仓');
  rerender(both('cart'));
  expect(document.title).toBe('购物车 · 药仓');
  rerender(both('goods'));
  expect(document.title).toBe('三七粉 · 药仓');
});
