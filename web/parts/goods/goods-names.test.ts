import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** What shows names of goods, page of parts apart. */
const sources = import.meta.glob<string>(
  ['../../**/*.tsx', '!../../**/*.test.tsx', '!../../pages/design/**', '!../../e2e/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const isKept = ({ openingElement }: ESTree.JSXElement): boolean =>
  openingElement.attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'translate');

const isName = (shown: ESTree.Node): boolean =>
  (shown.type === 'Identifier' && shown.name === 'goods_name') ||
  (shown.type === 'MemberExpression' && shown.property.type === 'Identifier' && shown.property.name === 'goods_name');

/** The names of goods that a file shows in an element which a translator may change. */
function lostIn(file: string, source: string): string[] {
  const lost: string[] = [];
  const around: boolean[] = [];
  new Visitor({
    JSXElement(element) {
      around.push(isKept(element));
      for (const child of element.children)
        if (child.type === 'JSXExpressionContainer' && isName(child.expression) && !around.includes(true))
          lost.push(`${file}: ${source.slice(element.start, element.start + 60)}`);
    },
    'JSXElement:exit': () => void around.pop(),
  }).visit(parseSync(file, source).program);
  return lost;
}

test('no translator changes the name of goods: an element around it says so', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(([file, source]) => (source.includes('goods_name}') ? lostIn(file, source) : []))).toEqual([]);
});
