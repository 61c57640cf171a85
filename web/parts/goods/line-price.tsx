import { paidWith } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { Price } from '#web/ui/price.tsx';

interface Props {
  readonly line: {
    readonly goods_price?: number | undefined;
    readonly integral?: number | undefined;
    readonly unitno_name?: string | undefined;
  };
  readonly size: 'sm' | 'md';
  readonly tone?: 'price' | 'ink';
}

/** The unit price of an order line: money, points or both. Nothing when it cost no money and the points are unknown. */
export function LinePrice({ line, size, tone }: Props) {
  const { goods_price, integral = 0, unitno_name } = line;
  switch (paidWith(line)) {
    case 'points':
      return <b>{pointsWords(integral, goods_price)}</b>;
    case 'money':
      return <Price fen={goods_price} size={size} tone={tone} unit={unitno_name} />;
    case 'nothing':
      return null;
  }
}
