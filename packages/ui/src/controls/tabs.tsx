import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Panels in the same place, one visible at a time. */
export function Tabs<Value extends string>({ tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List className="hide-scrollbar border-line flex gap-5 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="text-body text-ink-soft data-[active]:border-warm data-[active]:text-ink -mb-px min-h-12 min-w-11 border-b-2 border-transparent px-1 font-medium whitespace-nowrap"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="py-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
