import type { StationDetails } from '@cpc/contract';
import type { OpenSpan } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Either, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useSetHours } from './use-station-details.ts';
import { isComplete, moreSpans } from './hours.ts';
import { SpanFields } from './span-fields.tsx';

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

const START: Typed = { name: '', first: '', last: '', open: false, spans: moreSpans([]) };

/** One day, or several days in a row, that differ from the week. */
export function HolidayDialog({ details: { machine_id, schedule }, onClose }: HolidayDialogProps) {
  const t = useT();
  const form = useActForm({
    act: useSetHours(machine_id),
    saved: START,
    complete: ({ first, open, spans }) => first !== '' && !(open && (spans.length === 0 || !isComplete(spans))),
    check: ({ first, last }) => ({ last: last !== '' && last < first ? t('error.holidayBackwards') : undefined }),
    input: ({ name, first, last, open, spans }) => {
      const holiday = { name: name.trim(), first, last: last || first, spans: open ? [...spans] : [] };
      return { machine_id, holidays: [...schedule.holidays, holiday] };
    },
    onClose,
  });
  const { first, open, spans } = form.values;
  return (
    <FormDialog texts="profile.holidays.add" form={form}>
      <Input of={form} name="name" label="profile.holidays.name" maxLength={60} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Input of={form} name="first" label="profile.holidays.first" as="date" />
        <Input of={form} name="last" label="profile.holidays.last" as="date" min={first} />
      </div>
      <Either of={form} name="open" label="profile.hours" off="profile.hours.closed" on="profile.holidays.otherHours" />
      {open && (
        <SpanFields day={t('profile.holidays.day')} spans={spans} onChange={(next) => form.set({ spans: next })} />
      )}
    </FormDialog>
  );
}
