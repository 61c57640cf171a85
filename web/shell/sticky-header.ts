import type { RouteName } from '#web/navigation/routes.ts';

/** Pages on which a desk's header stays in sight (document 1 §2). */
const STICKY: readonly (RouteName | undefined)[] = ['index', 'search', 'intro'];

export const stickyHeader = (route: RouteName | undefined): boolean => STICKY.includes(route);
