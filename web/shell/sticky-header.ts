import type { RouteName } from '#web/navigation/routes.ts';

/** Pages with a sticky desktop header (document 1 §2). */
const STICKY: readonly (RouteName | undefined)[] = ['index', 'search', 'intro'];

export const stickyHeader = (route: RouteName | undefined): boolean => STICKY.includes(route);
