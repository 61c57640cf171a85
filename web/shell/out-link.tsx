import type { ReactNode } from 'react';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { useOffered } from '#web/state/loading/offered.ts';

interface Props {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link written by the operator. A link of this shop navigates within it, and another site opens in a new window. An
 * unsafe link, or one to a page that this shop does not offer, is plain text.
 */
export function OutLink({ to, children }: Props) {
  const offered = useOffered();
  const link = safeLink(to);
  if (!link || (isOwnPath(link) && !offered(link))) return <span>{children}</span>;
  if (isOwnPath(link)) return <a href={hrefOf(link)}>{children}</a>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
