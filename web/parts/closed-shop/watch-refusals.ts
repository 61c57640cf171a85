import { fetched } from '#web/state/loading/code.ts';
import { whenWriteRefused } from '#web/state/trail/refused-writes.ts';

/** Once the server has refused a write, loads what tells of a shop that has closed under the open page. */
export function watchRefusals(): void {
  let loading = false;
  const leave = whenWriteRefused(() => {
    if (loading) return;
    loading = true;
    fetched(() => import('./closed-note.lazy.tsx')).then(
      ({ mountClosedNote }) => {
        leave();
        mountClosedNote();
      },
      // Lost: the next refusal asks for it again.
      () => {
        loading = false;
      },
    );
  });
}
