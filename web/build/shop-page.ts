import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { CHECKS, strictLogger } from '#scripts/bundle/in-any-folder.mjs';
import { TARGET } from '#scripts/floor/browsers.mjs';
import type { DrawnFill } from '#web/boot/fill/draw-fills.tsx';
import type { PageTable, TableFill, TableRow } from '#web/boot/page-table.ts';
import type { DrawnRoute } from '#web/boot/prerender.tsx';

const inWeb = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The output of `web/build/prerender.config.ts`; `npm run snapshot` uses it too. */
const PRERENDER = inWeb('../dist/draw/prerender.mjs');

interface Prerender {
  drawnRoutes(): DrawnRoute[];
  drawFrames(): Promise<[id: string, html: string][]>;
  drawFills(): Promise<Readonly<Record<string, DrawnFill>>>;
  readonly shellCalls: Pick<PageTable, 'init' | 'header'>;
}

/** The app's entry beside index.html. The page has no script tag for it: the inline script loads it. */
export const APP_ENTRY = inWeb('boot/main.tsx');

/** Starts the app when the inline script is forbidden. */
const FALLBACK = 'without-inline-script';

/** The source of the programs that fill the frame of a route. */
const fillOf = (route: string): string => `fill-${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Completes index.html in a build. The head gets the app's styles and the inline script with the table of routes; the
 * body gets the frames of the pages. In development the page has a plain module script instead.
 */
export function shopPage(): Plugin[] {
  let drawn: Prerender;
  let fills: Readonly<Record<string, DrawnFill>>;
  return [
    {
      name: 'shop-page:serve',
      apply: 'serve',
      transformIndexHtml: () => [
        { tag: 'script', attrs: { type: 'module', src: '/boot/main.tsx' }, injectTo: 'body' as const },
      ],
    },
    {
      name: 'shop-page:build',
      apply: (config, { command }) => command === 'build' && !config.build?.ssr,
      async buildStart() {
        await build({ configFile: inWeb('build/prerender.config.ts') });
        drawn = await import(`${pathToFileURL(PRERENDER).href}?${Date.now()}`);
        this.emitFile({ type: 'asset', name: `${FALLBACK}.js`, source: await script(FALLBACK) });
        fills = await drawn.drawFills();
        for (const [route, { frames }] of Object.entries(fills))
          for (const [who, looks] of Object.entries(frames)) {
            const known = { FRAMES: JSON.stringify(looks), SEES: String(who === 'member') };
            const source = await script(`fill/${fillOf(route)}`, known);
            this.emitFile({ type: 'asset', name: `${fillOf(route)}-${who}.js`, source });
          }
      },
      transformIndexHtml: {
        order: 'post',
        async handler(_, { bundle }) {
          if (!bundle) throw new Error('index.html can be completed only in a build.');
          const files = filesOf(bundle);
          const table = pageTable(files, drawn, fills);
          const head: HtmlTagDescriptor[] = [
            { tag: 'meta', attrs: { name: 'yaocang-app', content: files.app[0] ?? '' } },
            // Vite's preload code finds these links and does not fetch the styles again.
            ...files.inlined.map((name) => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', href: `./${name}`, disabled: true },
            })),
            { tag: 'script', children: await inlineScript(table) },
            { tag: 'style', children: files.css },
          ];
          // Last: it is seldom needed, and would share the connection with what the first screen shows.
          const fallback = { tag: 'script', attrs: { async: true, fetchpriority: 'low', src: `./${files.fallback}` } };
          // As text: a browser would parse all templates, of which a page needs one or two.
          const frames = (await drawn.drawFrames()).map(
            ([id, children]): HtmlTagDescriptor => ({
              tag: 'script',
              attrs: { type: 'text/html', id },
              children,
            }),
          );
          return [
            ...head.map((tag) => ({ ...tag, injectTo: 'head' as const })),
            ...frames.map((tag) => ({ ...tag, injectTo: 'body-prepend' as const })),
            { ...fallback, injectTo: 'body' as const },
          ];
        },
      },
    },
  ];
}

interface Files {
  /** The app's entry and what it imports. */
  readonly app: readonly string[];
  /** The app's styles, and the files that they come from. */
  readonly css: string;
  readonly inlined: readonly string[];
  readonly fallback: string;
  /** The program that fills the frame of a route for a member or a visitor. */
  readonly fill: (route: string, who: string) => string;
  /** The files of a module that the app does not have: scripts, then styles. */
  readonly of: (module: string) => readonly string[];
}

function filesOf(bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // The chunk that contains the entry's module. A chunk that only imports it would cost one more request.
  const entry = chunks.find(({ moduleIds }) => moduleIds.includes(APP_ENTRY));
  const assetNamed = (name: string) =>
    Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(`${name}.js`));
  const fallback = assetNamed(FALLBACK);
  if (!entry || !fallback) throw new Error('The build lacks the entry of the app.');
  const needed = (from: Rolldown.OutputChunk): readonly Rolldown.OutputChunk[] => {
    const names = new Set([from.fileName]);
    for (const name of names) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') for (const next of chunk.imports) names.add(next);
    }
    return [...names].flatMap((name) => chunks.find(({ fileName }) => fileName === name) ?? []);
  };
  const stylesOf = (all: readonly Rolldown.OutputChunk[]) => [
    ...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ];
  const app = needed(entry);
  const appStyles = stylesOf(app);
  const css = appStyles.map((name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? String(file.source).trim() : '';
  });
  return {
    app: app.map(({ fileName }) => fileName),
    css: css.join(''),
    inlined: appStyles,
    fallback: fallback.fileName,
    fill(route, who) {
      const program = assetNamed(`${fillOf(route)}-${who}`);
      if (!program) throw new Error(`The build has no program that fills ${route} for a ${who}.`);
      return program.fileName;
    },
    of(module) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(inWeb(module)));
      if (!chunk) throw new Error(`The build has no file with ${module}.`);
      const all = needed(chunk);
      return [...all.filter((each) => !app.includes(each)).map(({ fileName }) => fileName), ...stylesOf(all)].filter(
        (name) => !appStyles.includes(name),
      );
    },
  };
}

function pageTable(
  files: Files,
  { drawnRoutes, shellCalls }: Prerender,
  fills: Readonly<Record<string, DrawnFill>>,
): PageTable {
  const names: string[] = [];
  const place = (name: string): number => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const app = files.app.map(place);
  const routes = drawnRoutes().map(({ name, path, component, ...row }): [string, TableRow] => {
    const { frames = {}, calls = [] } = fills[name] ?? {};
    const programs = Object.keys(frames).map((who) => [who, place(files.fill(name, who))]);
    const fill: TableFill | undefined = programs.length > 0 ? { ...Object.fromEntries(programs), calls } : undefined;
    return [path, { ...row, files: files.of(component).map(place), ...(fill && { fill }) }];
  });
  return {
    files: names.map((name) => name.replace(/^assets\//, '')),
    app,
    ...shellCalls,
    routes: Object.fromEntries(routes),
  };
}

/** The inline script, with the table in it. */
async function inlineScript(table: PageTable): Promise<string> {
  const code = await script('inline-script', { PAGE_TABLE: JSON.stringify(JSON.stringify(table)) });
  const end = code.indexOf('</');
  if (end >= 0) throw new Error(`The inline script would end too early: ${code.slice(end - 40, end + 20)}`);
  return code;
}

/** A file of `web/boot` and its imports as one script. */
async function script(name: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    customLogger: strictLogger(),
    define,
    build: {
      write: false,
      target: TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: inWeb(`boot/${name}.ts`), output: { format: 'iife' }, checks: CHECKS },
    },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  return code.trim();
}
