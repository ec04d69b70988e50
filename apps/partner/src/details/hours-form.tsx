import type { StationDetails } from '@cpc/contract';
import { scheduleProblem } from '@cpc/domain';
import { Segmented, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Refused } from '../core/form-dialog.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { editable, isAlways, isComplete, type Week } from './hours.ts';
import { useSetHours } from './use-station-details.ts';
import { WeekFields } from './week-fields.tsx';

/** When the station is open on each weekday. */
export function HoursForm({ details }: { readonly details: StationDetails }) {
  const t = useT();
  const { week: saved } = details.schedule;
  const form = useActForm({
    act: useSetHours(details.machine_id),
    keepAs: `hours ${details.machine_id}`,
    saved: { always: isAlways(saved), week: editable(saved) },
    check: ({ always, week }) => {
      const wrong = always ? undefined : wrongIn(week);
      return { week: wrong && t(`error.${wrong}`) };
    },
    input: ({ always, week }) => ({
      machine_id: details.machine_id,
      week: always ? null : week.map((spans) => [...spans]),
    }),
  });
  const { always, week } = form.values;
  return (
    <SaveForm form={form} keeps>
      <Segmented
        label={t('profile.hours')}
        options={[
          { value: 'always', label: t('profile.hours.always') },
          { value: 'hours', label: t('profile.hours.byHours') },
        ]}
        value={always ? 'always' : 'hours'}
        onChange={(value) => form.set({ always: value === 'always' })}
      />
      {always ? (
        <p className="text-small text-ink-soft">{t('profile.hours.always.text')}</p>
      ) : (
        <>
          <p className="text-small text-ink-soft">{t('profile.hours.text')}</p>
          <WeekFields week={week} onChange={(next) => form.set({ week: next })} />
        </>
      )}
      <Refused text={form.problems['week']} />
    </SaveForm>
  );
}

const wrongIn = (week: Week): 'fieldEmpty' | 'hoursOverlap' | undefined => {
  if (!week.every(isComplete)) return 'fieldEmpty';
  return scheduleProblem({ week, holidays: [] }) === undefined ? undefined : 'hoursOverlap';
};
