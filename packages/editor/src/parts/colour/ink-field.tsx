import type { Ink } from '@cpc/design';
import { Segmented, useT } from '@cpc/ui';
import { useState } from 'react';
import { ColourField } from './colour-field.tsx';
import { GradientField } from './gradient-field.tsx';

export interface InkFieldProps {
  readonly label: string;
  readonly value: Ink;
  readonly onChange: (ink: Ink) => void;
  readonly onCommit: () => void;
}

/** Chooses the ink of letters: a colour or a gradient. */
export function InkField({ label, value, onChange, onCommit }: InkFieldProps) {
  const t = useT();
  const [kind, setKind] = useState(value.kind);
  return (
    <>
      <Segmented<Ink['kind']>
        label={t('studio.ink.kind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'colour', label: t('studio.ink.colour') },
          { value: 'gradient', label: t('studio.ink.gradient') },
        ]}
      />
      {kind === 'colour' ? (
        <ColourField
          label={label}
          value={value.kind === 'colour' ? value.colour : undefined}
          onChange={(colour) => onChange({ kind: 'colour', colour })}
          onCommit={onCommit}
        />
      ) : (
        <GradientField value={value} onChange={onChange} onCommit={onCommit} />
      )}
    </>
  );
}
