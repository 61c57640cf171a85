import { plainText } from '#shared/messages/plain-text.ts';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { header } from '#web/state/shell/header-data.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The operator's notice on a phone, a link if one was given. */
export function HomeNotice() {
  const tz = usePart(header).data?.tz;
  const words = plainText(tz?.cont ?? '');
  if (!tz || words === '') return null;
  const link = safeLink(tz.link);
  const line = (
    <>
      <Icon name="speaker" size={16} />
      <span className="clip">{words}</span>
    </>
  );
  if (!link) return <span>{line}</span>;
  return (
    <a href={isOwnPath(link) ? hrefOf(link) : link}>
      {line}
      <Icon name="right" size={16} />
    </a>
  );
}
