interface Line {
  readonly spce_name?: string | undefined;
  readonly attr_name?: string | undefined;
  readonly des?: string | undefined;
  readonly brand_name?: string | undefined;
}

/** What tells lines of one name apart: specification, batch, pack, maker, as far as they are known; each once. */
export const linePack = ({ spce_name, attr_name, des, brand_name }: Line): string =>
  [...new Set([spce_name, attr_name, des, brand_name])].filter(Boolean).join(' · ');

/** A line or goods as a label says it: the name, then what tells it apart from others of that name. */
export const fullName = (line: Line & { readonly goods_name: string }): string =>
  [line.goods_name, linePack(line)].filter(Boolean).join(' ');
