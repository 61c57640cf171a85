/** A choice of goods explains words, not numbers: a number that the chosen goods do not explain may be the quantity. */
import type { Card } from './agree.ts';
import { inDigits } from './in-digits.ts';
import { type NumberToken, numberTokens } from './number-tokens.ts';
import { packFit, packParts } from './pack.ts';
import type { SaidLine } from './said.ts';
import { isDose } from './units.ts';

/**
 * The quantity as it is written, with the number beside it that is no fact of these goods: `3盒 10` of 阿莫西林胶囊 3盒×10.
 * Undefined where there is none, and where a person or an order gave the quantity.
 */
export function openQuantity(line: SaidLine, { goods_name, des = '' }: Card): string | undefined {
  const { words, facts, isCounted, quantity, unit = '' } = line;
  if (facts || isCounted || quantity === undefined) return undefined;
  const own = packParts(`${goods_name} ${des}`).join(' ');
  const open = numberTokens(words).find((token) => mayCount(token) && packParts(token.text).some(isNoPartOf(own)));
  return open && `${open.text} ${quantity}${unit}`;
}

/** 3盒, 3 and 10盒/中包 may count what is wanted; 0.25g, 24粒 and the parts of a chain are a pack. */
const mayCount = ({ kind, unit, inChain }: NumberToken): boolean =>
  kind === 'counted' || (kind === 'bare' && !inChain) || (kind === 'pack' && !inChain && unit !== '' && !isDose(unit));

const isNoPartOf =
  (own: string) =>
  (part: string): boolean =>
    !own.split(' ').some((one) => one === part || packFit(part, one) === 'same');

type Settled =
  | { readonly unexplained: '' }
  | { readonly unexplained: ''; readonly quantity: undefined; readonly unit: undefined; readonly unclear: string };

/** What becomes of a line whose goods a person has confirmed: its words are settled; with a number in them the quantity is not. */
export function settled(line: Pick<SaidLine, 'isCounted' | 'unexplained' | 'quantity' | 'unit'>): Settled {
  const { unexplained = '', isCounted, quantity, unit = '' } = line;
  if (isCounted || quantity === undefined || !numberTokens(inDigits(unexplained)).some(mayCount))
    return { unexplained: '' };
  return { unexplained: '', quantity: undefined, unit: undefined, unclear: `${quantity}${unit} ${unexplained}` };
}
