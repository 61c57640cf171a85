import { inGridOrder } from '#shared/rules/member/user-centre-menu.ts';
import { MenuItem, useMenuEntries } from '#web/parts/member/member-menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = Array.from({ length: 16 }, (_, at) => at);

/** All entries of the user centre as a grid on a phone (document 2 §2), what is used daily first. */
export function MenuGrid() {
  const { entries, waits, deleted } = useMenuEntries();
  return (
    <nav className="menu-grid card" aria-label="功能">
      {waits
        ? PLACES.map((at) => (
            <span key={at} className="member-menu__item" aria-hidden="true">
              <Skeleton w={20} h={20} />
              <Skeleton w="4em" h="1rem" />
            </span>
          ))
        : inGridOrder(entries).map((entry) => (
            <MenuItem key={entry.key} entry={entry} route="/user-center" deleted={deleted} />
          ))}
    </nav>
  );
}
