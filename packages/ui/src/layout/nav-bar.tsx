import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { LanguageSwitch } from '../controls/language-switch.tsx';
import { useT } from '../text/text-provider.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

export interface NavBarProps {
  readonly title: ReactNode;
  readonly onBack?: (() => void) | undefined;
  /** Buttons at the end of the bar. */
  readonly end?: ReactNode;
  /** The language switch, the same on every page (LG-03). */
  readonly language?: ReactNode;
}

/** The bar at the top of every page: back button, title, actions. With large text the title has a line of its own. */
export function NavBar({ title, onBack, end, language = <LanguageSwitch look="globe" /> }: NavBarProps) {
  const t = useT();
  const heading = useArrivalFocus(title);
  return (
    <header className="@container pt-safe bg-ground/85 sticky top-0 z-20 backdrop-blur-md">
      <div className="grid min-h-14 grid-cols-[minmax(min-content,1fr)_auto_minmax(min-content,1fr)] items-center gap-1 px-2 @max-[15rem]:grid-cols-[auto_1fr]">
        <div>{onBack && <IconButton icon="back" label={t('common.back')} onClick={onBack} />}</div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-body min-w-0 outline-none @max-[15rem]:order-last @max-[15rem]:col-span-2 text-center leading-tight font-semibold text-balance"
        >
          {title}
        </h1>
        <div className="flex items-center justify-end">
          {end}
          {language}
        </div>
      </div>
    </header>
  );
}
