import { useForm } from '@cpc/appkit';
import type { StationBays } from '@cpc/contract';
import { MAX_BAY_CAPACITY, MAX_BAYS } from '@cpc/domain';
import { Button, IconButton, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { bayOf, nextBay, type TypedBay, typedBays } from './typed-bays.ts';
import { useSetBays } from './use-bays.ts';

interface BaysDialogProps {
  readonly bays: StationBays;
  readonly onClose: () => void;
}

/** The names of a station's bays, and how many cases fit into each. */
export function BaysDialog({ bays, onClose }: BaysDialogProps) {
  const t = useT();
  const form = useForm<{ readonly rows: readonly TypedBay[] }>({
    saved: { rows: typedBays(bays.bays) },
    submit: ({ rows }) => {
      const wanted = rows.map(bayOf).filter((bay) => bay !== undefined);
      if (wanted.length === rows.length)
        save.mutate({ machine_id: bays.machine_id, bays: wanted }, { onSuccess: onClose });
    },
  });
  const save = useSetBays(form.refuse);
  const { rows } = form.values;
  const change = (index: number, part: Partial<TypedBay>) =>
    form.set({ rows: rows.map((row, at) => (at === index ? { ...row, ...part } : row)) });
  return (
    <FormDialog
      title={t('bays.change')}
      text={t('bays.change.why')}
      yes={t('bays.save')}
      form={form.props}
      incomplete={rows.length === 0 || rows.some((row) => bayOf(row) === undefined)}
      busy={save.isPending}
      onClose={onClose}
    >
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
          <div className="w-28 shrink-0">
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
      {form.refused !== undefined && (
        <p role="alert" className="text-small text-bad">
          {form.refused}
        </p>
      )}
      <Button
        kind="outline"
        icon="plus"
        type="button"
        disabled={rows.length >= MAX_BAYS}
        onClick={() => form.set({ rows: [...rows, nextBay(rows)] })}
      >
        {t('bays.add')}
      </Button>
    </FormDialog>
  );
}
