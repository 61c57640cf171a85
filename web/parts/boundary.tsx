import { Component } from 'react';
import { report } from '#web/state/loading/failure.ts';
import type { Markup } from '#web/ui/jsx/view.ts';
import { forgetFailedCode } from './page/failed-code.ts';

interface Props {
  /** Replaces a broken block; `again` renders the block anew. */
  readonly face: (error: unknown, again: () => void) => Markup;
  /** The data of the block. Other data renders it anew. */
  readonly of?: unknown;
  readonly children: Markup;
}

interface State {
  readonly broken: { readonly error: unknown } | undefined;
}

/** An error boundary: a broken block leaves the rest of the page working. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: undefined };
  /** The data rendered last, broken or not. */
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

  override render(): Markup {
    const { broken } = this.state;
    if (broken) return this.props.face(broken.error, this.again);
    this.drawn = this.props.of;
    return this.props.children;
  }
}
