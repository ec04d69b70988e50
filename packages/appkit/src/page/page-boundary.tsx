import { Component, type ReactNode } from 'react';

interface Props {
  /** The page in place of the one that failed. */
  readonly failed: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** An error while a page renders takes down that page only (RT-14). */
export class PageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, failed } = this.props;
    return this.state.failed ? failed(() => this.setState({ failed: false })) : children;
  }
}
