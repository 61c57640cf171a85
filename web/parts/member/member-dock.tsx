import type { ReactNode } from 'react';
import './member-dock.css';

/** The main button of a member's page: fixed at the bottom on a phone, below the form on a desktop. */
export const MemberDock = ({ say, children }: { readonly say?: string; readonly children: ReactNode }) => (
  <div className="member-dock">
    {say && (
      <p className="small muted" role="status">
        {say}
      </p>
    )}
    {children}
  </div>
);
