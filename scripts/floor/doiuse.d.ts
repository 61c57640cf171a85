/** The part of doiuse that we use; it ships no types. */
declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  interface Usage {
    /** The feature's name on caniuse.com. */
    readonly feature: string;
    readonly usage: ChildNode;
    /** `missing` names the browsers without any support. */
    readonly featureData: { readonly missing?: Readonly<Record<string, unknown>> };
  }

  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
