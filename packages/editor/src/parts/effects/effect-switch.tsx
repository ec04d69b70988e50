import { Switch } from '@cpc/ui';
import type { ReactNode } from 'react';

export interface EffectSwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly children: ReactNode;
}

/** Switches an effect on and off, and shows its options when it is on. */
export function EffectSwitch({ label, on, onSwitch, children }: EffectSwitchProps) {
  return (
    <>
      <Switch checked={on} onChange={onSwitch}>
        {label}
      </Switch>
      {on && children}
    </>
  );
}
