import { Component, type ReactNode } from 'react';
import { PageFailedView } from './page-views.tsx';

interface Props {
  readonly children: ReactNode;
}

/** A page that throws while it is drawn takes only itself down; what was designed is on the device (RT-14). */
export class PageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PageFailedView failure="page" onRetry={() => this.setState({ failed: false })} />;
  }
}
