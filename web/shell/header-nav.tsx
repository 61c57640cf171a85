import { useSnapshot } from 'valtio';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { navTarget } from '#shared/rules/home/advert.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import type { Place } from '#web/navigation/location.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { session } from '#web/state/session/session.ts';
import type { HeaderData } from '#web/state/shell/header-data.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  readonly data: HeaderData | null;
  readonly place: Place;
}

type Item = HeaderData['nav'][number];

/** The category menu, the operator's navigation, and 资料下载 where the privilege is on (document 1 §2). */
export function HeaderNav({ data, place }: Props) {
  const loggedIn = isLoggedIn(useSnapshot(session).token);
  const offered = useOffered();
  if (!data) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open('categories', {})}>
        <Icon name="list" size={16} />
        分类
      </button>
      {data.nav.map((item) => (
        <NavLink key={item.ck_key || item.name} item={item} loggedIn={loggedIn} place={place} />
      ))}
      {data.cpzl && offered('/cpzl') && (
        <a href={hrefOf('/cpzl')} aria-current={place.path === '/cpzl' ? 'page' : undefined}>
          资料下载
        </a>
      )}
    </>
  );
}

interface LinkProps {
  readonly item: Item;
  readonly loggedIn: boolean;
  readonly place: Place;
}

function NavLink({ item, loggedIn, place }: LinkProps) {
  const { link, icon } = navTarget(item, loggedIn);
  const offered = useOffered();
  const label = (
    <>
      {safeLink(icon) && <img src={icon} alt="" width={16} height={16} />}
      {item.name}
    </>
  );
  if (!link) return <span>{label}</span>;
  if (isOwnPath(link) && !offered(link)) return null;
  // A members-only entry leads a visitor to the login, which is not its page.
  const detour = !loggedIn && Boolean(item.link2);
  return (
    <a href={isOwnPath(link) ? hrefOf(link) : link} aria-current={!detour && isHere(link, place) ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** Whether a link is the current page: same path and all parts of the link's query; any search counts as all goods. */
function isHere(link: string, place: Place): boolean {
  const [path, query = ''] = link.split('?');
  if (path !== place.path) return false;
  if (place.route === 'search') return true;
  const here = new URLSearchParams(place.search);
  return [...new URLSearchParams(query)].every(([key, value]) => here.get(key) === value);
}
