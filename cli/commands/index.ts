/** Every command of the tool, in the order in which help shows them. */
import type { Words } from '#cli/services/words.ts';
import type { Command } from './frame/command.ts';
import { finding } from './subjects/finding.ts';
import { member } from './subjects/member.ts';
import { money } from './subjects/money.ts';
import { offers } from './subjects/offers.ts';
import { ordering } from './subjects/ordering.ts';
import { proving } from './subjects/proving.ts';
import { standIn } from './subjects/stand-in.ts';
import { tool } from './subjects/tool.ts';

const subjects = [member, finding, ordering, money, offers, proving, standIn, tool];

export const commands: readonly Command[] = subjects.flatMap((each) => each.commands);

/** The first words of two-word commands. */
export const groups: Readonly<Record<string, Words>> = Object.assign({}, ...subjects.map((each) => each.groups));
