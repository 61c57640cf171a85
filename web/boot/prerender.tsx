/**
 * The build's entry into the shop's code, run in Node with Preact in place of React. It gives the frames of the pages
 * as HTML and the table of routes with their reads. `drawHome` renders home with its goods later, when a snapshot is
 * taken.
 */

import type { ReactElement } from 'react';
import { firstPage } from '#shared/contract/first-page.ts';
import { LoginScreen } from '#web/areas/account/login/login-screen.tsx';
import { HomeDeskMarkup } from '#web/areas/home/desk/home-desk-markup.tsx';
import { HomePhoneMarkup } from '#web/areas/home/phone/home-phone-markup.tsx';
import { type RouteName, routes, type Skeleton } from '#web/navigation/routes.ts';
import { MemberCrown, PageFrame } from '#web/pages/page-frame.tsx';
import { LostLine } from '#web/parts/lost-line.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { TabBar, WITH_TAB_BAR } from '#web/shell/tab-bar.tsx';
import type { Loader } from '#web/state/loading/loader.ts';
import { deskBodies } from './desk-bodies.tsx';
import { draw, Header, lookAs } from './draw-page.tsx';
import { bodies } from './frame-bodies.tsx';
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

/** The skeletons of some addresses, in place of that of their route. The app, where they seldom show, does without them. */
const SKELETONS: Partial<Readonly<Record<RouteName, NonNullable<TableRow['skeletons']>>>> = {
  intro: [['points', { intro: ['integral'] }]],
};

/** Every route with its reads. */
export const drawnRoutes = (): DrawnRoute[] =>
  (Object.keys(routes) as RouteName[]).map((name) => {
    const { path, component, title, titles = [], skeleton, box, gate, form } = routes[name];
    const loader = loaders.find(({ route }) => route === name);
    const reads = loader ? tableReads(loader) : [];
    const tabs = WITH_TAB_BAR.includes(name);
    const skeletons = SKELETONS[name];
    return {
      name,
      path,
      component: `areas/${component}-page.tsx`,
      title,
      skeleton,
      reads,
      tabs,
      ...(skeletons && { skeletons }),
      ...(box !== undefined && { box }),
      ...(gate !== undefined && { gate }),
      ...(titles.length > 0 && { titles }),
      ...(form && { form }),
    };
  });

/** Paths of the calls that every page makes: init and header. */
export const shellCalls = { init: firstPage.init.path, header: firstPage.header.path };

/** A frame without its body. */
const head = (skeleton: Skeleton | 'blank', more: { readonly box?: number; readonly desk?: boolean } = {}) => (
  <PageFrame title="" skeleton={skeleton} desk={false} {...more}>
    <div className="page-frame__rest" />
  </PageFrame>
);

/** Markups by id: frames with each kind of head, a gate, login, the line of a lost app, header and tab bar; bodies of frames. */
export async function drawFrames(): Promise<[id: string, html: string][]> {
  lookAs(false, false);
  const frames: Readonly<Record<string, ReactElement>> = {
    home: <HomePhoneMarkup search={<SearchBox look="crown" />} />,
    search: head('search'),
    member: head('member'),
    box: head('list', { box: 0 }),
    bar: head('list'),
    gate: <GateFrame head={<TopBar title="" />} />,
    'gate-member': <GateFrame head={<MemberCrown title="" />} />,
    login: <LoginScreen query={routes.user.query(new URLSearchParams())} />,
    lost: <LostLine />,
    header: <Header route={undefined} />,
    tabs: <TabBar route={undefined} />,
  };
  const drawn: [id: string, html: string][] = [];
  for (const [id, element] of Object.entries(frames)) drawn.push([`frame-${id}`, await draw(element)]);
  for (const [id, body] of Object.entries(bodies)) drawn.push([`body-${id}`, await draw(<>{body}</>)]);
  lookAs(true, false);
  for (const [id, body] of Object.entries(deskBodies)) drawn.push([`body-desk-${id}`, await draw(<>{body}</>)]);
  drawn.push(
    ['frame-desk', await draw(head('list', { desk: true }))],
    ['frame-home-desk', await draw(<HomeDeskMarkup />)],
  );
  return drawn;
}
