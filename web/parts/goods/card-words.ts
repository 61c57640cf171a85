/** What a goods card says, as words. */
import type { GoodsCard } from '#shared/contract/entities.ts';

/** Pack and maker, by which buyers tell goods of the same name apart. */
export const packOf = ({ des, brand_name }: GoodsCard): string => [des, brand_name].filter(Boolean).join(' · ') || ' ';

export const stockWords = (stock: number): string => (stock < 1 ? '暂时缺货' : `库存 ${stock > 999 ? '999+' : stock}`);

export const unitOf = (unit: string | undefined, fromHere: boolean): string | undefined =>
  fromHere ? `${unit ?? ''}起` : unit;
