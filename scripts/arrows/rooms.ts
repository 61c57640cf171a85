/**
 * Which room may import which: on each of these lines a room may import everything to its right. Rooms that share no
 * line may not import each other.
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

/** Where a file is: `../` may not leave `room`; the arrows use the name `kind`. */
export interface Place {
  room: string;
  kind: string;
}

const KINDS = new Set(ARROWS.flatMap((line) => line.split(' > ')));

/** The place of a file by its path; null where no room is known. */
export function placeOf(path: string): Place | null {
  const [side = '', folder = '', area = ''] = path.replace(/\.[cm]?[jt]sx?$/, '').split('/');
  if (side === 'scripts' || isToolConfig(path)) return { room: 'scripts', kind: 'scripts' };
  if (side === 'fixtures') return { room: side, kind: side };
  const kind = `${side}/${folder}`;
  if (!KINDS.has(kind)) return null;
  return folder === 'areas' ? { room: `${kind}/${area}`, kind } : { room: kind, kind };
}

/**
 * A tool's configuration is in the folder that it works on, where editors look for it. It is not part of the product.
 */
function isToolConfig(path: string): boolean {
  return /^[^/]+\/\w+\.config\.ts$/.test(path) || path.startsWith('web/build/');
}

/** True for tests and journeys, which may use the stand-in and Node. */
export function isTest(path: string): boolean {
  return (
    /\.test\.tsx?$/.test(path) ||
    /^(web|cli)\/e2e\//.test(path) ||
    path.startsWith('cli/tests/') ||
    /^fixtures\/(.+\/)?testing\//.test(path)
  );
}

/** True for the room of the CLI that starts the stand-in. */
export function isSandbox(path: string): boolean {
  return path.startsWith('cli/stand-in/');
}

/** Whether a file at `from` (with this path) may import a file at `to`. */
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
