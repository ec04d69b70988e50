import { useLocale } from '@cpc/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

export interface PanelTabsProps<Tab extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Tab;
  readonly options: readonly { readonly value: Tab; readonly label: string }[];
  readonly onChange: (value: Tab) => void;
}

export const tabId = (id: string, value: string): string => `${id}-${value}`;

/** The tabs of a panel (WAI-ARIA Authoring Practices, Tabs): one stop of the Tab key, arrows between them. */
export function PanelTabs<Tab extends string>({ id, label, value, options, onChange }: PanelTabsProps<Tab>) {
  const { rtl } = useLocale().locale;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [row, tab] = [list.current, document.getElementById(tabId(id, value))];
    if (!row || !tab) return;
    // `scrollIntoView` would move the stage, too.
    const [room, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, box.right - room.right) - Math.max(0, room.left - box.left);
  }, [id, value]);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = options.findIndex((option) => option.value === value);
    const to = { ArrowLeft: at + (rtl ? 1 : -1), ArrowRight: at + (rtl ? -1 : 1), Home: 0, End: options.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : options[(to + options.length) % options.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKey}
      className="hide-scrollbar fade-ends me-auto flex touch-pan-x min-w-0 flex-1 overflow-x-auto"
    >
      {options.map((option) => (
        <button
          key={option.value}
          id={tabId(id, option.value)}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className="press text-small text-ink-soft aria-selected:bg-lifted aria-selected:text-ink min-h-11 min-w-11 shrink-0 rounded-full px-2 font-medium whitespace-nowrap"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
