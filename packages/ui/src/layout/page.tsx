import type { ReactNode } from 'react';
import { NavBar, type NavBarProps } from './nav-bar.tsx';

export interface PageProps extends NavBarProps {
  readonly children: ReactNode;
  /** The main button, always within reach of the thumb. */
  readonly action?: ReactNode;
  /** `reading`: one column; `wide`: several; `shelf`: a grid that fills a desktop screen. */
  readonly width?: 'reading' | 'wide' | 'shelf' | undefined;
}

const WIDTHS = { reading: 'max-w-xl', wide: 'max-w-6xl', shelf: 'max-w-6xl roomy:max-w-[104rem]' } as const;

/** A whole page: navigation bar, content, and the action bar at the bottom. */
export function Page({ title, onBack, end, children, action, width = 'reading' }: PageProps) {
  return (
    <div className="bg-ground flex min-h-dvh flex-col overflow-x-clip">
      <NavBar {...{ title, onBack, end }} />
      <main className={`mx-auto flex w-full min-w-0 grow flex-col px-4 pb-6 ${WIDTHS[width]}`}>{children}</main>
      {action !== undefined && <ActionBar>{action}</ActionBar>}
    </div>
  );
}

export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    // What shines through its upper edge can be tapped.
    <footer className="from-ground via-ground pointer-events-none sticky bottom-0 z-10 bg-linear-to-t via-85% to-transparent pt-5">
      <div className="pb-safe pointer-events-auto">
        <div className="mx-auto flex w-full max-w-xl flex-col gap-2 px-4">{children}</div>
      </div>
    </footer>
  );
}
