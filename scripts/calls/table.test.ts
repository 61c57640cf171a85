import { describe, expect, it } from 'vitest';
import { assumedCall, get, write } from '#shared/contract/call.ts';
import { idsDone } from '#shared/contract/confirms.ts';
import { assumed, count, shape, text, list as wires } from '#shared/contract/wire.ts';
import { sentencesIn } from './sentences.ts';
import { tableOf, withTable } from './table.ts';

const source = `
/** cart.php: the basket. */
export const cart = {
  /** The lines | all of them,
   * with totals. */
  list: get('cart.php?act=list', 'read', {}, {}),
  /** Guessed. */
  guess: assumedCall(
    get('cart.php?act=guess', 'read', {}, {})),
  silent: get('cart.php?act=silent', 'read', {}, {}),
};`;
const list = get('cart.php?act=list', 'read', {}, { data: wires(shape({ num: count, des: assumed(text) })) });
const guess = assumedCall(get('cart.php?act=guess', write(idsDone('ids', 'gone')), {}, {}));
const silent = get('cart.php?act=silent', 'read', {}, {});

describe('the table of calls', () => {
  it('takes each sentence from the comment directly before the call', () => {
    expect([...sentencesIn([source])]).toEqual([
      ['cart.php?act=list', 'The lines | all of them, with totals.'],
      ['cart.php?act=guess', 'Guessed.'],
    ]);
  });

  it('has a row for each call', () => {
    expect(
      tableOf([list, guess], sentencesIn([source]))
        .split('\n')
        .slice(2),
    ).toEqual([
      '| `cart.php?act=list` | GET | read |  | documented | The lines \\| all of them, with totals. | data.des |',
      '| `cart.php?act=guess` | GET | write | of `ids` those in `gone` | assumed | Guessed. | all |',
    ]);
  });

  it('names a call without a comment', () => {
    expect(() => tableOf([list, silent], sentencesIn([source]))).toThrow('cart.php?act=silent');
  });

  it('is written between the marks of the README only', () => {
    const readme = 'before\n<!-- calls: made by `npm run calls` -->\nold\n<!-- /calls -->\nafter\n';
    const made = withTable(readme, 'NEW');
    expect(made).toBe('before\n<!-- calls: made by `npm run calls` -->\nNEW\n<!-- /calls -->\nafter\n');
    expect(withTable(made, 'NEW')).toBe(made);
    expect(() => withTable('nothing', 'NEW')).toThrow('has no');
  });
});
