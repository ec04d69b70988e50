import { isLostPart, loadPageAnew } from '@cpc/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  /** The page in place of the one that failed. */
  readonly failed: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error?: { readonly it: unknown } | undefined;
}

/** An error while a page renders takes down that page only (RT-14). A part of it that did not load comes with a new page. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(it: unknown): State {
    return { error: { it } };
  }

  override render(): ReactNode {
    const { children, failed } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return failed(() => {
      this.setState({ error: undefined });
      if (isLostPart(error.it)) void loadPageAnew();
    });
  }
}
