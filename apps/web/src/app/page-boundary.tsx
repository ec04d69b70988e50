import { Component, type ReactNode } from 'react';
import { PageFailedView } from './page-views.tsx';

interface Props {
  readonly children: ReactNode;
}

/** An error while a page renders takes down that page only. The design is stored on the device (RT-14). */
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
