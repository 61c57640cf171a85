/** Type tests: a line below @ts-expect-error must not compile, or `npm run check` fails. */
import { expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import type { Client } from './create.ts';

it('arguments and answers have the declared types', () => {
  expectTypeOf<ArgsOf<typeof calls.cart.upNum>>().toEqualTypeOf<{ cart_id: string; num: number }>();
  expectTypeOf<ArgsOf<typeof calls.collect.collect>>().toEqualTypeOf<{ goods_id: string; lx: '0' | '1' }>();
  expectTypeOf<AnswerOf<typeof calls.collect.collectList>['page_next']>().toEqualTypeOf<string>();
  expectTypeOf<AnswerOf<typeof calls.goods.info>['data']['min_unitno']>().toEqualTypeOf<1 | 2 | 3 | undefined>();
  // Money is a whole number of fen or absent, never text.
  expectTypeOf<AnswerOf<typeof calls.goods.info>['data']['shop_price']>().toEqualTypeOf<number | undefined>();
  // A POST with a query takes both as an object.
  expectTypeOf<ArgsOf<typeof calls.comment.goodsSub>>().toHaveProperty('query');
});

it('wrong use does not compile', () => {
  async function misuse(client: Client): Promise<void> {
    const found = await client.send(calls.collect.collectList, { keywords: '片' });
    // @ts-expect-error there is no such field in the answer
    found.data[0]?.price;
    // @ts-expect-error a price is a number of fen
    const words: string | undefined = found.data[0]?.shop_price;
    // @ts-expect-error an unknown parameter
    await client.send(calls.collect.collectList, { keyword: '片' });
    // @ts-expect-error a parameter is missing
    await client.send(calls.collect.collect, { goods_id: '1' });
    // @ts-expect-error lx is 0 or 1
    await client.send(calls.collect.collect, { goods_id: '1', lx: '2' });
    // @ts-expect-error a decoded id is a string
    await client.send(calls.article.info, { id: 1 });
    // @ts-expect-error no such call
    await client.send(calls.cart.lisst, {});
    // @ts-expect-error no such script
    await client.send(calls.carts.list, {});
    // @ts-expect-error a path is not a call
    await client.send('cart.php?act=list', {});
    void words;
  }
  // Only the compiler reads it.
  expect(misuse).toBeTypeOf('function');
});
