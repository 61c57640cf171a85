/** The component of each route, loaded on demand. Home is part of the app's own chunk. */
import { HomePage } from '#web/areas/home/home-page.tsx';
import { type RouteName, routes } from '#web/navigation/routes.ts';
import { type Later, later } from '#web/parts/page/later.ts';
import type { View } from '#web/ui/jsx/view.ts';

/** A page is a function of its typed query; it never asks the router. */
type AnyPage = View<{ readonly query: never }>;

const modules = import.meta.glob<{ readonly default: AnyPage }>([
  '../areas/**/*-page.tsx',
  '!../areas/home/**',
  '!../areas/phone-check/**',
]);

function component(name: RouteName): Later<{ readonly query: never }> {
  if (name === 'index') return { View: HomePage as AnyPage, fetch: () => Promise.resolve(HomePage as AnyPage) };
  const module = modules[`../areas/${routes[name].component}-page.tsx`];
  return later(async () => (await module?.())?.default as AnyPage, 'up');
}

export const components = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).map((name) => [name, component(name)]),
) as Readonly<Record<RouteName, Later<{ readonly query: never }>>>;
