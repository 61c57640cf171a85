/** The built-in scenarios, area by area of the two documents. */
import type { Scenario } from '../scenario.ts';
import { mainRoad } from './main-road.ts';

export const scenarios: readonly Scenario[] = [mainRoad];
