import type { ReactNode } from 'react';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A switch inside its label: pressing the text toggles it. */
export const SwitchLabel = ({ className, children }: Props) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, which a label presses as it does a box
  <label className={className}>{children}</label>
);
