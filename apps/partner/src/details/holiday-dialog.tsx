import { useForm } from '@cpc/appkit';
import type { StationDetails } from '@cpc/contract';
import type { OpenSpan } from '@cpc/domain';
import { Segmented, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { isComplete, moreSpans } from './hours.ts';
import { SpanFields } from './span-fields.tsx';
import { useSetHours } from '../opening/use-station-details.ts';

interface HolidayDialogProps {
  readonly details: StationDetails;
  readonly onClose: () => void;
}

interface Typed {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly open: boolean;
  readonly spans: readonly OpenSpan[];
}

/** One day, or several days in a row, that differ from the week. */
export function HolidayDialog({ details: { machine_id, schedule }, onClose }: HolidayDialogProps) {
  const t = useT();
  const save = useSetHours(machine_id);
  const form = useForm<Typed>({
    saved: { name: '', first: '', last: '', open: false, spans: moreSpans([]) },
    check: ({ first, last }) => ({
      last: last !== '' && last < first ? t('error.holidayBackwards') : undefined,
    }),
    submit: ({ name, first, last, open, spans }) => {
      const holiday = { name: name.trim(), first, last: last || first, spans: open ? [...spans] : [] };
      save.mutate({ holidays: [...schedule.holidays, holiday] }, { onSuccess: onClose, onError: form.refuse });
    },
  });
  const { first, open, spans } = form.values;
  return (
    <FormDialog
      title={t('profile.holidays.add')}
      text={t('profile.holidays.add.text')}
      yes={t('profile.holidays.add.yes')}
      form={form.props}
      incomplete={first === '' || (open && (spans.length === 0 || !isComplete(spans)))}
      busy={save.isPending}
      onClose={onClose}
    >
      <TextField label={t('profile.holidays.name')} autoComplete="off" maxLength={60} {...form.field('name')} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <TextField
          label={t('profile.holidays.first')}
          type="date"
          {...form.input('first')}
          error={form.problems['first'] ?? form.refused}
        />
        <TextField label={t('profile.holidays.last')} type="date" min={first} {...form.field('last')} />
      </div>
      <Segmented
        label={t('profile.hours')}
        options={[
          { value: 'closed', label: t('profile.hours.closed') },
          { value: 'open', label: t('profile.holidays.otherHours') },
        ]}
        value={open ? 'open' : 'closed'}
        onChange={(value) => form.set({ open: value === 'open' })}
      />
      {open && (
        <SpanFields day={t('profile.holidays.day')} spans={spans} onChange={(next) => form.set({ spans: next })} />
      )}
    </FormDialog>
  );
}
