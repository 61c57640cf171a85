interface Line {
  readonly spce_name?: string | undefined;
  readonly attr_name?: string | undefined;
  readonly des?: string | undefined;
  readonly brand_name?: string | undefined;
}

/** What distinguishes lines of the same name: specification, batch, pack and maker, without repetition. */
export const linePack = ({ spce_name, attr_name, des, brand_name }: Line): string =>
  [...new Set([spce_name, attr_name, des, brand_name])].filter(Boolean).join(' · ');

/** The name of a line or product with what distinguishes it. */
export const fullName = (line: Line & { readonly goods_name: string }): string =>
  [line.goods_name, linePack(line)].filter(Boolean).join(' ');
