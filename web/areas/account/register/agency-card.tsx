import type { ReactNode } from 'react';
import type { Agency } from '#shared/contract/registration.ts';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/words.css';
import '../form/choice.css';

/** The agency of an invite code. */
export const AgencyCard = ({ agency, children }: { readonly agency: Agency; readonly children?: ReactNode }) => (
  <div className="row loose choice choice--alone">
    <Icon name="pharmacy" />
    <span className="grow">
      <b>{agency.agency_name}</b>
      <br />
      <span className="small muted">邀请码 {agency.code}</span>
    </span>
    {children ?? <Icon name="check" />}
  </div>
);
