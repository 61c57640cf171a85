/** Every command of the tool, in the order in which help shows them. */

import type { Command } from '#cli/frame/command.ts';
import type { Words } from '#cli/text/language.ts';
import { finding } from './finding.ts';
import { member } from './member.ts';
import { money } from './money.ts';
import { offers } from './offers.ts';
import { ordering } from './ordering.ts';
import { proving } from './proving.ts';
import { standIn } from './stand-in.ts';
import { tool } from './tool.ts';

const subjects = [member, finding, ordering, money, offers, proving, standIn, tool];

export const commands: readonly Command[] = subjects.flatMap((each) => each.commands);

/** The first words of two-word commands. */
export const groups: Readonly<Record<string, Words>> = Object.assign({}, ...subjects.map((each) => each.groups));
