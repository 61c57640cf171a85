import { open } from '#web/state/dialogs/dialogs.ts';

/** Where something went wrong: what this device did and saw, to be shown and copied. */
export const TrailLink = () => (
  <button type="button" className="link small hit" onClick={() => void open('trail', {})}>
    附上操作记录
  </button>
);
