import type { StationBays } from '@cpc/contract';
import { MAX_BAY_CAPACITY, MAX_BAYS } from '@cpc/domain';
import { Button, IconButton, TextField, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { FormDialog } from '../core/form-dialog.tsx';
import { bayOf, nextBay, type TypedBay, typedBays } from './typed-bays.ts';
import { useSetBays } from './use-bays.ts';

interface BaysDialogProps {
  readonly bays: StationBays;
  readonly onClose: () => void;
}

/** The names of a station's bays, and how many cases fit into each. */
export function BaysDialog({ bays: { machine_id, bays }, onClose }: BaysDialogProps) {
  const t = useT();
  const form = useActForm({
    act: useSetBays(machine_id),
    saved: { rows: typedBays(bays) },
    complete: ({ rows }) => rows.length > 0 && rows.every((row) => bayOf(row) !== undefined),
    input: ({ rows }) => ({ machine_id, bays: rows.map(bayOf).filter((bay) => bay !== undefined) }),
    onClose,
  });
  const { rows } = form.values;
  const change = (index: number, part: Partial<TypedBay>) =>
    form.set({ rows: rows.map((row, at) => (at === index ? { ...row, ...part } : row)) });
  return (
    <FormDialog title={t('bays.change')} text={t('bays.change.why')} yes={t('bays.save')} form={form}>
      {rows.map((row, index) => (
        // While bays are edited, only their position in the list identifies them.
        <div key={index} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <TextField
              label={t('bays.name')}
              value={row.name}
              maxLength={20}
              onChange={({ target }) => change(index, { name: target.value })}
            />
          </div>
          <div className="w-[7rem] shrink-0">
            <TextField
              label={t('bays.capacity')}
              inputMode="numeric"
              dir="ltr"
              value={row.capacity}
              maxLength={3}
              onChange={({ target }) => change(index, { capacity: target.value })}
            />
          </div>
          <IconButton
            icon="trash"
            label={t('bays.remove', { bay: row.name })}
            disabled={rows.length === 1}
            onClick={() => form.set({ rows: rows.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      <p className="text-small text-ink-soft">{t('bays.limits', { most: MAX_BAY_CAPACITY })}</p>
      <Button
        kind="outline"
        icon="plus"
        disabled={rows.length >= MAX_BAYS}
        onClick={() => form.set({ rows: [...rows, nextBay(rows)] })}
      >
        {t('bays.add')}
      </Button>
    </FormDialog>
  );
}
