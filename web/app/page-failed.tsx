import { Component, type ReactNode } from 'react';
import { report } from '#web/state/failure.ts';
import { FailedScreen } from './failed-screen.tsx';

interface Props {
  readonly children: ReactNode;
}

/** A page whose code could not be fetched or broke leaves the rest standing and can be tried again. */
export class PageFailed extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main>
        <FailedScreen onRetry={() => this.setState({ broken: false })} />
      </main>
    );
  }
}
