/**
 * The arrows of the house, written as they are spoken: a room may import what stands anywhere to its right,
 * on any of these lines. What is on no line together is out of reach.
 */
const ARROWS = [
  'web/boot > web/pages > web/areas > web/parts > web/state > web/navigation > web/ui > shared/react',
  'web/boot > web/shell > web/areas',
  'web/boot > web/dialogs > web/areas',
  'web/navigation > web/wechat',
  'shared/react > shared/flows > shared/client > shared/rules',
  'web/parts > web/wechat > shared/react',
  'shared/rules > shared/messages > shared/contract > shared/errors',
  'cli/main > cli/commands > cli/areas > cli/parts > cli/frame > cli/shop > cli/text > shared/react',
  'cli/commands > cli/prove > cli/parts',
  'cli/commands > cli/stand-in > cli/prove',
  'fixtures > shared/contract',
  'web/e2e > web/boot',
  'web/e2e > fixtures',
  'cli/e2e > cli/main',
  'cli/e2e > fixtures',
  'cli/e2e > web/e2e',
  'cli/tests > cli/commands',
  'cli/tests > fixtures',
  'scripts > web/e2e',
  'scripts > cli/e2e',
];

/** Where a file stands: `room` is what `../` may not leave, `kind` is the name that the arrows know. */
export interface Place {
  room: string;
  kind: string;
}

const KINDS = new Set(ARROWS.flatMap((line) => line.split(' > ')));

/** The place of a file by its path from the top of the repository; null where the house has no such room. */
export function placeOf(path: string): Place | null {
  const [side = '', folder = '', area = ''] = path.replace(/\.[cm]?[jt]sx?$/, '').split('/');
  if (side === 'scripts' || isToolConfig(path)) return { room: 'scripts', kind: 'scripts' };
  if (side === 'fixtures') return { room: side, kind: side };
  const kind = `${side}/${folder}`;
  if (!KINDS.has(kind)) return null;
  return folder === 'areas' ? { room: `${kind}/${area}`, kind } : { room: kind, kind };
}

/** The configuration of a tool stands in the folder that it works on, where editors look for it. It is no part of what is built. */
function isToolConfig(path: string): boolean {
  return /^[^/]+\/\w+\.config\.ts$/.test(path) || path.startsWith('web/build/');
}

/** True for tests and browser or terminal journeys, which may use the stand-in and Node itself. */
export function isTest(path: string): boolean {
  return (
    /\.test\.tsx?$/.test(path) ||
    /^(web|cli)\/e2e\//.test(path) ||
    path.startsWith('cli/tests/') ||
    /^fixtures\/(.+\/)?testing\//.test(path)
  );
}

/** True for the room of the terminal tool that starts the stand-in on purpose. */
export function isSandbox(path: string): boolean {
  return path.startsWith('cli/stand-in/');
}

/** True when the arrows let a file at `from` (with this path) import a file at `to`. */
export function mayImport(path: string, from: Place, to: Place): boolean {
  if (from.room === to.room) return true;
  if (reach(from.kind).has(to.kind)) return true;
  if (isTest(path) && from.room.startsWith('cli/') && to.room.startsWith('cli/')) return true;
  const usesStandIn = isTest(path) || isSandbox(path);
  return usesStandIn && (to.kind === 'fixtures' || reach('fixtures').has(to.kind));
}

const reached = new Map<string, Set<string>>();

function reach(kind: string): Set<string> {
  const known = reached.get(kind);
  if (known) return known;
  const found = new Set<string>();
  reached.set(kind, found);
  for (const next of neighbours(kind)) {
    found.add(next);
    for (const further of reach(next)) found.add(further);
  }
  return found;
}

function neighbours(kind: string): string[] {
  return ARROWS.flatMap((line) => {
    const names = line.split(' > ');
    const next = names[names.indexOf(kind) + 1];
    return names.includes(kind) && next ? [next] : [];
  });
}
