import { MenuItem, useMenuEntries } from '#web/parts/member-menu.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

const BONES = Array.from({ length: 16 }, (_, at) => at);

/** Every entry of the user centre, as a grid on a phone (document 2 §2). */
export function MenuGrid() {
  const { entries, waits, deleted } = useMenuEntries();
  return (
    <nav className="menu-grid card" aria-label="功能">
      {waits
        ? BONES.map((at) => (
            <span key={at} className="member-menu__item" aria-hidden="true">
              <Bone w={20} h={20} />
              <Bone w="4em" h="1rem" />
            </span>
          ))
        : entries.map((entry) => <MenuItem key={entry.key} entry={entry} route="/user-center" deleted={deleted} />)}
    </nav>
  );
}
