import { Component, type ReactNode } from 'react';
import { report } from '#web/state/loading/failure.ts';
import { forgetFailedCode } from './page/later.ts';

interface Props {
  /** What stands in place of a broken block; `again` draws the block anew. */
  readonly face: (error: unknown, again: () => void) => ReactNode;
  /** What the block shows; other data is drawn anew by itself. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly broken: { readonly error: unknown } | undefined;
}

/** A block that breaks leaves the rest of the page standing. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: undefined };
  /** What was drawn last, whether or not it broke. */
  private drawn: unknown;

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown): void {
    report(error);
    forgetFailedCode();
  }

  override componentDidUpdate(): void {
    if (this.state.broken && this.drawn !== this.props.of) this.again();
  }

  readonly again = (): void => this.setState({ broken: undefined });

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken) return this.props.face(broken.error, this.again);
    this.drawn = this.props.of;
    return this.props.children;
  }
}
