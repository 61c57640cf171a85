import { open } from '#web/state/dialogs/dialogs.ts';

/** Opens the trail, beside a failure: what this device did and received, to view and copy. */
export const TrailLink = () => (
  <button type="button" className="link small hit" onClick={() => void open('trail', {})}>
    操作记录
  </button>
);
