/**
 * What a dry run sees of the configuration folder: it reads the files, and what it changes stays in memory. So no copy of a login
 * is written, and none is left behind.
 */
import { basename, dirname, join } from 'node:path';

interface View {
  readonly of: string;
  readonly changed: Map<string, string>;
}

/** By the folder that stands for the real one. They stay: a late write of a run that has ended is not kept either. */
const views = new Map<string, View>();

/** The name of a folder, which is none on the disk, whose files are those of `dir` and keep nothing. */
export function unkept(dir: string): string {
  const name = join(dir, `dry-run-${views.size + 1}`);
  views.set(name, { of: dir, changed: new Map() });
  return name;
}

/** The file of a dry run; undefined for one that is kept. */
export function viewAt(file: string) {
  const view = views.get(dirname(file));
  const name = basename(file);
  return view && { place: join(view.of, name), text: view.changed.get(name), write: keepIn(view, name) };
}

const keepIn = (view: View, name: string) => (text: string) => void view.changed.set(name, text);

/** Where a file really is. */
export const placeOf = (file: string): string => viewAt(file)?.place ?? file;
