import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

/** Judges one file together with a few that it may import; returns the complaints. */
function said(path: string, text: string): string[] {
  return judge([{ path, text }]).map((complaint) => complaint.sentence);
}

const ALLOWED: [from: string, request: string][] = [
  ['web/boot/main.tsx', '#web/areas/cart/page.tsx'],
  ['web/navigation/location.ts', 'wouter'],
  ['web/areas/cart/page.tsx', '#web/parts/price.tsx'],
  ['web/areas/cart/dialogs/clear.tsx', '../store.ts'],
  ['web/areas/pay/page.tsx', '#web/wechat/port.ts'],
  ['web/parts/price.tsx', '#web/ui/button.tsx'],
  ['web/state/session.ts', '#shared/client/send.ts'],
  ['web/ui/tabs.tsx', '#shared/react/use-flow.ts'],
  ['web/wechat/port.ts', 'weixin-js-sdk'],
  ['web/wechat/port.ts', '#shared/errors.ts'],
  ['web/e2e/cart.spec.ts', '#fixtures/main.ts'],
  ['web/e2e/cart.spec.ts', 'node:fs'],
  ['shared/react/use-flow.ts', 'react'],
  ['shared/flows/login.ts', '#shared/client/send.ts'],
  ['shared/rules/prices/unit-price.ts', '#shared/contract/entities.ts'],
  ['shared/contract/cart.ts', '#shared/errors.ts'],
  ['shared/client/send.test.ts', '#fixtures/backend/server/loopback.ts'],
  ['shared/rules/prices/unit-price.test.ts', 'fast-check'],
  ['cli/main.ts', './commands/index.ts'],
  ['cli/commands/index.ts', '#cli/areas/account/commands.ts'],
  ['cli/areas/account/commands.ts', '#cli/text/picker.tsx'],
  ['cli/text/live.tsx', '#shared/react/use-flow.ts'],
  ['cli/stand-in/start.ts', '#fixtures/main.ts'],
  ['cli/shop/http.ts', 'undici'],
  ['cli/areas/cart/service.test.ts', '#cli/areas/goods/service.ts'],
  ['cli/e2e/login.test.ts', '#fixtures/main.ts'],
  ['fixtures/backend/calls/cart.ts', '#shared/contract/cart.ts'],
  ['fixtures/partners/payment-gateway.ts', '../store/stock.ts'],
  ['scripts/crash.ts', '#fixtures/main.ts'],
  ['cli/vite.config.ts', 'vite'],
  ['web/vite.config.ts', 'node:path'],
  ['web/playwright.config.ts', '../scripts/setup/chromium.mjs'],
];

const REFUSED: [from: string, request: string, because: RegExp][] = [
  ['web/areas/cart/page.tsx', '#web/areas/goods/card.tsx', /areas never import areas/],
  ['web/areas/cart/page.tsx', '#web/boot/main.tsx', /no arrow leads from web\/areas\/cart to web\/boot/],
  ['web/areas/cart/page.tsx', 'wouter', /only web\/navigation/],
  ['web/areas/pay/page.tsx', 'weixin-js-sdk', /only web\/wechat/],
  ['web/areas/cart/parts/row.tsx', '../../goods/card.tsx', /climbs more than one folder/],
  ['web/areas/cart/page.tsx', '../goods/card.tsx', /leaves its room/],
  ['web/parts/price.tsx', '#web/areas/cart/store.ts', /no arrow/],
  ['web/state/session.ts', '#web/parts/price.tsx', /no arrow/],
  ['web/wechat/port.ts', '#web/state/session.ts', /no arrow/],
  ['web/ui/tabs.tsx', '#web/state/session.ts', /no arrow/],
  ['web/ui/tabs.tsx', 'node:path', /a browser has no such module/],
  ['web/boot/main.tsx', '#cli/main.ts', /no arrow/],
  ['web/boot/main.tsx', '#fixtures/main.ts', /no arrow/],
  ['shared/react/use-flow.ts', '#web/ui/tabs.tsx', /no arrow/],
  ['shared/react/use-flow.ts', 'react-dom', /neither Node nor packages/],
  ['shared/client/send.ts', '#shared/flows/login.ts', /no arrow/],
  ['shared/client/send.ts', 'node:crypto', /neither Node nor packages/],
  ['shared/client/send.ts', 'fs', /neither Node nor packages/],
  ['shared/contract/cart.ts', '#shared/rules/prices/unit-price.ts', /no arrow/],
  ['shared/errors.ts', '#shared/contract/cart.ts', /no arrow/],
  ['cli/areas/cart/commands.ts', '#cli/areas/goods/service.ts', /areas never import areas/],
  ['cli/shop/guard.ts', '#cli/frame/run.ts', /no arrow/],
  ['cli/parts/login.ts', '#cli/areas/account/commands.ts', /no arrow/],
  ['cli/parts/login.ts', '#fixtures/main.ts', /no arrow/],
  ['cli/text/table.ts', '#cli/shop/guard.ts', /no arrow/],
  ['fixtures/backend/calls/cart.ts', '#shared/rules/prices/unit-price.ts', /no arrow/],
  ['fixtures/backend/calls/cart.ts', '#shared/client/send.ts', /no arrow/],
  ['web/unknown/x.ts', '#shared/errors.ts', /stands in no room/],
  ['cli/main.ts', './vite.config.ts', /no arrow leads from cli\/main to scripts/],
  ['web/boot/main.tsx', '#web/unknown/x.ts', /no room of the house/],
];

describe('arrows', () => {
  test.each(ALLOWED)('%s may import %s', (from, request) => {
    expect(said(from, `import x from '${request}';`)).toEqual([]);
  });

  test.each(REFUSED)('%s may not import %s', (from, request, because) => {
    expect(said(from, `import x from '${request}';`).join()).toMatch(because);
  });

  test.each([
    ['a type', "import type { X } from '#web/boot/x.ts';"],
    ['a type in place', "type X = import('#web/boot/x.ts').X;"],
    ['an import for its effect', "import '#web/boot/x.ts';"],
    ['a re-export', "export { x } from '#web/boot/x.ts';"],
    ['a re-export of everything', "export * from '#web/boot/x.ts';"],
    ['a lazy import', "const x = () => import('#web/boot/x.ts');"],
    ['a lazy import with back quotes', 'const x = () => import(`#web/boot/x.ts`);'],
    ['an import in markup', "const x = <a onClick={() => import('#web/boot/x.ts')} />;"],
  ])('sees %s', (_name, text) => {
    expect(said('web/ui/button.tsx', text)).toHaveLength(1);
  });

  test('ignores text that only looks like an import', () => {
    expect(
      said('web/ui/button.tsx', "// import x from '#web/boot/x.ts'\nconst s = `import '#web/boot/x.ts'`;"),
    ).toEqual([]);
  });

  test('names the line', () => {
    const text = "\n\nimport x from '#web/boot/x.ts';";
    expect(judge([{ path: 'web/ui/button.tsx', text }])[0]).toMatchObject({ path: 'web/ui/button.tsx', line: 3 });
  });

  test('says so when a file cannot be parsed', () => {
    expect(said('web/ui/button.tsx', 'const = ;').join()).toMatch(/cannot be read/);
  });
});

describe('cycles', () => {
  const a = (text: string) => ({ path: 'shared/rules/a.ts', text });
  const b = (text: string) => ({ path: 'shared/rules/b.ts', text });

  test('two files that import each other are refused', () => {
    const complaints = judge([a("import './b.ts';"), b("import '#shared/rules/a.ts';")]);
    expect(complaints.map((one) => one.sentence)).toEqual([
      'imports itself in a circle: shared/rules/a.ts > shared/rules/b.ts > shared/rules/a.ts',
    ]);
  });

  test.each([
    ['a lazy import', "const x = () => import('./a.ts');"],
    ['a type', "import type { A } from './a.ts';"],
    ['a type in place', "type A = import('./a.ts').A;"],
    ['a re-exported type', "export type { A } from './a.ts';"],
  ])('%s closes one too', (_name, back) => {
    expect(judge([a("import './b.ts';"), b(back)])).toHaveLength(1);
  });

  test('two ways to the same file are no cycle', () => {
    const c = { path: 'shared/rules/c.ts', text: '' };
    expect(judge([a("import './b.ts'; import './c.ts';"), b("import './c.ts';"), c])).toEqual([]);
  });
});

describe('spellings of the wire', () => {
  const PATH = "const x = 'cart.php?act=up_num';";
  const FLAG = "const on = x.flag === '1';";

  test.each([
    ['web/parts/price.tsx', PATH],
    ['cli/prove/call.ts', 'const x = `cart.php?act=$' + '{act}`;'],
    ['fixtures/backend/calls/cart.ts', PATH],
  ])('a call path in %s is refused', (path, text) => {
    expect(said(path, text).join()).toMatch(/declared in shared\/contract/);
  });

  test.each([
    ['shared/contract/cart.ts', PATH],
    ['shared/client/send.test.ts', PATH],
    ['web/e2e/cart.spec.ts', PATH],
    ['web/parts/price.tsx', '// cart.php?act=up_num'],
  ])('a call path in %s is fine', (path, text) => {
    expect(said(path, text)).toEqual([]);
  });

  test.each([
    ['web/parts/price.tsx', FLAG],
    ['cli/parts/login.ts', "if ('0' !== x) y();"],
    ['shared/rules/member/verification.ts', "const on = x == '1';"],
    ['shared/flows/login.ts', FLAG],
  ])('a flag compared in %s is refused', (path, text) => {
    expect(said(path, text).join()).toMatch(/booleans past/);
  });

  test.each([
    ['shared/contract/wire.ts', FLAG],
    ['shared/rules/member/verification.test.ts', FLAG],
    ['web/parts/price.tsx', 'const one = x === 1;'],
    ['web/parts/price.tsx', "const digits = '1' + x;"],
  ])('%s may hold %s', (path, text) => {
    expect(said(path, text)).toEqual([]);
  });
});

describe('private members of packages', () => {
  test.each([
    'await db._close();',
    "await db['_close']();",
    'const { _close } = db;',
    'const { _close: close } = db;',
    "import { _close } from 'pg';",
    'class Ours extends PGlite { close() { return this._end(); } }',
  ])('%s is refused', (text) => {
    expect(said('fixtures/store/open.ts', text).join()).toMatch(/private to its package/);
  });

  test.each([
    'const mini = (window as { __wxjs_environment?: string }).__wxjs_environment;',
    'const { close: _ } = db;',
    'const first = rows.map((_, at) => at);',
    'const cacheBuster = query._;',
  ])('%s is fine', (text) => {
    expect(said('fixtures/store/open.ts', text)).toEqual([]);
  });
});

describe('files that are loaded on demand', () => {
  test.each(["import { x } from './x.lazy.ts';", "export * from './x.lazy.ts';", "import './x.lazy.ts';"])(
    '%s is refused',
    (text) => {
      expect(said('web/areas/cart/page.tsx', text).join()).toMatch(/loaded on demand/);
      expect(said('web/areas/cart/page.lazy.tsx', text).join()).toMatch(/loaded on demand/);
    },
  );

  test.each([
    ['web/areas/cart/page.tsx', "const x = () => import('./x.lazy.ts');"],
    ['web/areas/cart/page.tsx', "import type { X } from './x.lazy.ts';"],
    ['web/areas/cart/page.test.tsx', "import { x } from './x.lazy.ts';"],
  ])('%s may write %s', (path, text) => {
    expect(said(path, text)).toEqual([]);
  });
});

test.each(['f(...[a, b]);', 'const all = [...[a, b], c];', 'const all = { ...{ a, b }, c };', '<A {...{ a, b }} />;'])(
  'a literal that is spread is refused: %s',
  (text) => {
    expect(said('web/ui/tabs.tsx', text).join()).toMatch(/write its elements out/);
  },
);

test('a value made elsewhere may be spread', () => {
  expect(said('web/ui/tabs.tsx', 'const all = [...a, ...(b ? [c] : []), { ...d }];')).toEqual([]);
});

describe("WeChat's globals", () => {
  test.each([
    'window.wx.config({})',
    'WeixinJSBridge.invoke()',
    "globalThis['WeixinJSBridge']",
    "'WeixinJSBridge' in window",
  ])('%s is refused', (text) => {
    expect(said('web/areas/pay/page.tsx', text).join()).toMatch(/only web\/wechat does/);
  });

  test.each([
    ['web/wechat/port.ts', 'window.wx.config({})'],
    ['web/e2e/pay.spec.ts', 'window.wx.config({})'],
    ['web/areas/pay/page.tsx', 'const wx = page.wx;'],
  ])('%s may hold %s', (path, text) => {
    expect(said(path, text)).toEqual([]);
  });
});
