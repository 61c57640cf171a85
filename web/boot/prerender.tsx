/**
 * The build's entry into the shop's code, run in Node with Preact in place of React. It gives the frames of the pages
 * as HTML and the table of routes with their reads. `drawHome` renders home with its goods later, when a snapshot is
 * taken.
 */

import { firstPage } from '#shared/contract/first-page.ts';
import { LoginScreen } from '#web/areas/account/login/login-screen.tsx';
import { type RouteName, routes, type Skeleton } from '#web/navigation/routes.ts';
import { MemberCrown, PageFrame } from '#web/pages/page-frame.tsx';
import { LostLine } from '#web/parts/lost-line.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { TabBar, WITH_TAB_BAR } from '#web/shell/tab-bar.tsx';
import type { Loader } from '#web/state/loading/loader.ts';
import { draw, Header, lookAs } from './draw-page.tsx';
import { GateFrame } from './gate-frame.tsx';
import type { TableRow } from './page-table.ts';
import { tableReads } from './table-reads.ts';

export { drawHome } from './draw-home.tsx';
export { drawFills } from './fill/draw-fills.tsx';

/** A route before the build knows its files. */
export interface DrawnRoute extends Omit<TableRow, 'files' | 'fill'> {
  readonly name: RouteName;
  readonly path: string;
  /** The module of its page, as the manifest names it. */
  readonly component: string;
}

const modules = import.meta.glob<Readonly<Record<string, Loader>>>('../areas/**/*-loader.ts', { eager: true });
const isLoader = (value: unknown): value is Loader => Object(value).reads !== undefined;
const loaders = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isLoader));

/** Every route with its reads. */
export const drawnRoutes = (): DrawnRoute[] =>
  (Object.keys(routes) as RouteName[]).map((name) => {
    const { path, component, title, titles = [], skeleton, gate, form } = routes[name];
    const loader = loaders.find(({ route }) => route === name);
    const reads = loader ? tableReads(loader) : [];
    const tabs = WITH_TAB_BAR.includes(name);
    return {
      name,
      path,
      component: `areas/${component}-page.tsx`,
      title,
      skeleton,
      reads,
      tabs,
      ...(gate !== undefined && { gate }),
      ...(titles.length > 0 && { titles }),
      ...(form && { form }),
    };
  });

/** Paths of the calls that every page makes: init and header. */
export const shellCalls = { init: firstPage.init.path, header: firstPage.header.path };

const SKELETONS: readonly (Skeleton | 'blank')[] = [
  'home',
  'search',
  'goods',
  'list',
  'detail',
  'form',
  'member',
  'blank',
];

/** The frames by id: one per skeleton for phone and desktop, then the line of a lost app, gate, login, header and tab bar. */
export async function drawFrames(): Promise<[id: string, html: string][]> {
  const frames: [id: string, html: string][] = [];
  for (const desk of [false, true]) {
    lookAs(desk, false);
    for (const skeleton of SKELETONS)
      frames.push([
        `${skeleton}-${desk ? 'desk' : 'phone'}`,
        await draw(<PageFrame title="" skeleton={skeleton} desk={desk} />),
      ]);
  }
  lookAs(false, false);
  frames.push(['lost', await draw(<LostLine />)]);
  frames.push(['gate-phone', await draw(<GateFrame head={<TopBar title="" />} />)]);
  frames.push(['gate-member-phone', await draw(<GateFrame head={<MemberCrown title="" />} />)]);
  frames.push(['login', await draw(<LoginScreen query={routes.user.query(new URLSearchParams())} />)]);
  frames.push(['header', await draw(<Header route={undefined} />)]);
  frames.push(['tabs', await draw(<TabBar route={undefined} />)]);
  return frames;
}
