import DoIUse from 'doiuse';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { AtRule, type ChildNode, type Declaration } from 'postcss';
import { BROWSERS } from './browsers.mjs';

/** Features that a floor browser lacks and does not need. */
const DOES_WITHOUT: Readonly<Record<string, string>> = {
  'css-content-visibility': 'it lays out what is far away too',
  'css-focus-visible': 'the browser draws its own outline',
  'css-overflow-anchor': 'it anchors nothing, so there is nothing to switch off',
  'css-overscroll-behavior': 'the page scrolls along at the end of a list',
  'css-resize': 'a field keeps its height',
  'css-paged-media': 'the paper of the printer’s own settings, without page numbers',
  'css-scrollbar': 'a scroll bar shows',
  'css-touch-action': 'a desk has no touch',
  'css3-cursors': 'a phone has no cursor',
  'text-size-adjust': 'a desk does not blow up text',
};

/** Newer features that doiuse does not know, by property or value. */
const YOUNGER: readonly (readonly [what: string, test: (rule: Declaration) => boolean])[] = [
  ...[
    'aspect-ratio',
    'accent-color',
    'text-wrap',
    'field-sizing',
    'scrollbar-gutter',
    'translate',
    'scale',
    'rotate',
  ].map((prop) => [prop, (rule: Declaration) => rule.prop === prop] as const),
  ['color-mix()', ({ value }) => value.includes('color-mix(')],
  ['light-dark()', ({ value }) => value.includes('light-dark(')],
];

/** Chrome 87 drops a rule with one of these, and doiuse counts its prefixed forms as known. */
const YOUNGER_SELECTOR = /:(is|where)\(|:not\([^)]*,/;

/**
 * What the floor browsers cannot do in a stylesheet, a sentence each. It checks the build's output, which lowers many
 * newer features. Rules in `@supports`, or after a fallback of the same property, are optional.
 */
export async function beyondFloor(path: string, text: string): Promise<string[]> {
  const { code } = transform({
    filename: path,
    code: Buffer.from(text),
    targets: browserslistToTargets([...BROWSERS]),
    errorRecovery: true,
  });
  const said = new Set<string>();
  const tool = DoIUse({
    browsers: [...BROWSERS],
    onFeatureUsage({ feature, usage, featureData }) {
      const lacking = Object.keys(featureData.missing ?? {}).length > 0;
      if (lacking && !(feature in DOES_WITHOUT) && !isNicety(usage))
        said.add(`${path}: ${feature} in "${shown(usage)}"`);
    },
  });
  const { root } = await postcss([tool]).process(code.toString(), { from: undefined });
  root.walkRules((rule) => {
    if (YOUNGER_SELECTOR.test(rule.selector) && !isNicety(rule)) said.add(`${path}: selector in "${shown(rule)}"`);
  });
  root.walkDecls((rule) => {
    for (const [what, test] of YOUNGER)
      if (test(rule) && !isNicety(rule)) said.add(`${path}: ${what} in "${shown(rule)}"`);
  });
  return [...said];
}

const shown = (node: ChildNode): string => node.toString().replace(/\s+/g, ' ').slice(0, 60);

function isNicety(node: ChildNode): boolean {
  for (let before = node.prev(); before; before = before.prev())
    if (node.type === 'decl' && before.type === 'decl' && before.prop === node.prop) return true;
  for (
    let above: typeof node.parent | ChildNode = node;
    above && above.type !== 'root';
    above = above.parent as typeof node.parent
  )
    if (above instanceof AtRule && above.name === 'supports') return true;
  return false;
}
