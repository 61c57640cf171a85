import { commands } from '#cli/commands/index.ts';
import type { TextStyle } from '#cli/text/style.ts';

/** What a command of this name shows of such data. */
export function drawn(name: string, data: object, style: TextStyle): string {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  return command.view(data as never, style);
}
