import { isOwnPath, safeLink } from '#shared/rules/safe-link.ts';
import { header } from '#web/state/frame.ts';
import { hrefOf } from '#web/state/routes.ts';
import { usePart } from '#web/state/use-part.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The operator's notice on a phone: a link when one was given. */
export function HomeNotice() {
  const tz = usePart(header).data?.tz;
  if (!tz?.cont) return null;
  const link = safeLink(tz.link);
  const words = (
    <>
      <Icon name="speaker" size={16} />
      <span className="clip">{tz.cont}</span>
    </>
  );
  if (!link) return <span>{words}</span>;
  return (
    <a href={isOwnPath(link) ? hrefOf(link) : link}>
      {words}
      <Icon name="right" size={16} />
    </a>
  );
}
