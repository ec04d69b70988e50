import type { StationBays } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Chip, type Tone, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Pending } from '../core/fetched.tsx';
import { useDuty } from '../core/session-store.ts';
import { BayItems } from './bay-items.tsx';
import { BaysDialog } from './bays-dialog.tsx';
import { useBays } from './use-bays.ts';

const TONES: Readonly<Record<StationBays['level'], Tone>> = { room: 'good', nearlyFull: 'warn', full: 'bad' };

/** The bays of a station: how full each is, what lies there, and the way to change them (QU-05). */
export function StationBaysPart({ id }: { readonly id: StationId }) {
  const { t } = useTranslator();
  const fetched = useBays(id);
  const { data } = fetched;
  const [editing, setEditing] = useState(false);
  const machines = useDuty('machines');
  if (!data) return <Pending of={fetched} room="h-24" />;
  return (
    <>
      <div className="flex flex-col items-start gap-2">
        <Chip tone={TONES[data.level]}>{t(`bays.level.${data.level}`)}</Chip>
        <p className="text-small text-ink-soft">{t(`bays.level.${data.level}.why`)}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {data.bays.map((bay) => (
          <BayLine key={bay.name} bay={bay} />
        ))}
      </ul>
      <BayItems bays={data} />
      {machines && (
        <div>
          <Button kind="outline" onClick={() => setEditing(true)}>
            {t('bays.change')}
          </Button>
        </div>
      )}
      {editing && <BaysDialog bays={data} onClose={() => setEditing(false)} />}
    </>
  );
}

function BayLine({ bay: { name, capacity, held } }: { readonly bay: StationBays['bays'][number] }) {
  const { t, format } = useTranslator();
  const inside = Math.min(held, capacity);
  const text = t('bays.held', { held: format.number(held), capacity: format.number(capacity) });
  return (
    <li className="flex items-center gap-3">
      <bdi className="w-[4rem] shrink-0 font-semibold wrap-anywhere">{name}</bdi>
      <div className="bg-lifted relative h-2.5 min-w-0 grow overflow-hidden rounded-full">
        <meter
          className="absolute inset-0 size-full opacity-0"
          aria-label={t('bays.bay', { bay: name })}
          min={0}
          max={capacity}
          value={inside}
        />
        <div
          className={`relative h-full rounded-full ${inside === capacity ? 'bg-warn' : 'bg-good'}`}
          style={{ width: `${(inside / capacity) * 100}%` }}
        />
      </div>
      <span className="figures text-small text-ink-soft whitespace-nowrap">{text}</span>
    </li>
  );
}
