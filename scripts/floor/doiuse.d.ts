/** The little of doiuse that we use; it brings no types. */
declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  interface Usage {
    /** Name of the feature on caniuse.com. */
    readonly feature: string;
    readonly usage: ChildNode;
    /** `missing` names the browsers that lack it altogether. */
    readonly featureData: { readonly missing?: Readonly<Record<string, unknown>> };
  }

  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
