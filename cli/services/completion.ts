/** What only the program knows and a shell asks for while a person types. */
import { everyCall } from './calling/find.ts';
import { loadProfiles } from './environment/profiles.ts';
import { act, type OperatorPorts } from './sandbox.ts';

/** Names of the profiles. */
export const profileNames = async (dir: string): Promise<string[]> =>
  (await loadProfiles(dir)).all.map(({ name }) => name);

/** The calls as they are written in one word. */
export const callNames = (): string[] => everyCall.map(({ script, act: name }) => `${plain(script)}.${name}`);

const plain = (script: string): string => script.replace(/\.php$/, '').replace(/^pay\//, '');

/** The named scenarios of a stand-in. */
export async function scenarioNames(ports: OperatorPorts): Promise<string[]> {
  const { scenarios } = (await act(ports, 'scenarios', {})) as { scenarios: readonly { readonly name: string }[] };
  return scenarios.map(({ name }) => name);
}
