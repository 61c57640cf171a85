/** The tool itself: completion and what is told at length. */
import { area } from '#cli/frame/command.ts';
import { completion } from './completion.ts';
import { topics } from './topics.ts';

export const tool = area({ help: ['细说', 'topics'] }, [completion, ...topics]);
