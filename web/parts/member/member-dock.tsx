import type { ReactNode } from 'react';
import { Dock } from '#web/ui/dock.tsx';
import './member-dock.css';

/** The main button of a member's form: at the bottom on a phone, below the form on a desktop. */
export const MemberDock = ({ say, children }: { readonly say?: string; readonly children: ReactNode }) => (
  <Dock desk="plain" className="member-dock">
    {say && (
      <p className="small muted" role="status">
        {say}
      </p>
    )}
    {children}
  </Dock>
);
