import { trial } from './kept.ts';

/** Whether stored values can be read again: false for a full or forbidden storage. */
export function canKeep(): boolean {
  trial.write(1);
  const stored = trial.read() === 1;
  trial.erase();
  return stored;
}
