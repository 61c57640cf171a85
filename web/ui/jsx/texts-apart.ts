import { jsx } from 'react/jsx-runtime';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-text': { readonly children: unknown; readonly TRANSLATE: 'no' | undefined };
    }
  }
}

/**
 * The props of an element where no text stands beside an element or another text: texts in a row are one, in an element of
 * its own, which no rule for spans means. Translators and highlighters put elements in the place of text nodes. React
 * inserts before a text and removes it by its node, which is then gone, and throws; what it put into an element it still
 * finds (react/react#11538).
 */
export function withTextsApart<Props>(type: unknown, props: Props): Props {
  // A component decides where its children stand, and returns no bare text (view.ts).
  if (typeof type === 'function') return props;
  // What stands beside a fragment is not known here, nor beside what hands its children on as one: Suspense, a context.
  const isElement = typeof type === 'string';
  const { children } = props as { readonly children?: unknown };
  const apart = textsApart(children, isElement);
  const own = apart === children ? props : { ...props, children: apart };
  return isElement && isWordless(apart) ? { translate: 'no', ...own } : own;
}

/**
 * Money, counts, codes and times have no word in them: nothing of them is translated. All else is: of 2,825 texts on 33 pages
 * 1,887, where `translate="no"` for the whole document leaves none to those who asked for another language.
 */
const isWordless = (text: unknown): boolean => isText(text) && !/[一-鿿]/.test(text as string);

/** Every child keeps its place, so that React finds it again. A text without anything beside it may stay as it is. */
function textsApart(children: unknown, mayBeAlone = true): unknown {
  if (!Array.isArray(children)) return mayBeAlone ? children : inElement(children, 0);
  const parts: unknown[] = [];
  let text = -1;
  let isAlone = mayBeAlone;
  for (const child of children) {
    const part = textsApart(child);
    const goesOn = isText(part) && text >= 0;
    if (goesOn) parts[text] = `${parts[text]}${part}`;
    else if (isText(part)) text = parts.length;
    else if (part != null && typeof part !== 'boolean') {
      text = -1;
      isAlone = false;
    }
    parts.push(goesOn ? null : part);
  }
  return isAlone ? parts[text] : parts.map(inElement);
}

const isText = (child: unknown): boolean => typeof child === 'string' || typeof child === 'number';

/**
 * Nobody replaces a blank; in an element it would be an item of a flexible box. Of such an element React sets properties, and
 * that of `translate` is a flag: only in capitals is it an attribute.
 */
const inElement = (child: unknown, at: number): unknown =>
  isText(child) && /\S/.test(child as string)
    ? jsx('x-text', { children: child, TRANSLATE: isWordless(child) ? 'no' : undefined }, `text${at}`)
    : child;
