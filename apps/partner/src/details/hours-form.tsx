import { useForm } from '@cpc/appkit';
import type { StationDetails } from '@cpc/contract';
import { scheduleProblem } from '@cpc/domain';
import { Icon, Segmented, useT } from '@cpc/ui';
import { SaveForm } from '../station/save-form.tsx';
import { editable, isAlways, isComplete, type Week } from './hours.ts';
import { useSetHours } from '../opening/use-station-details.ts';
import { WeekFields } from './week-fields.tsx';

interface Typed {
  readonly always: boolean;
  readonly week: Week;
}

/** When the station is open on each weekday. */
export function HoursForm({ details }: { readonly details: StationDetails }) {
  const t = useT();
  const save = useSetHours(details.machine_id);
  const { week: saved } = details.schedule;
  const form = useForm<Typed>({
    keepAs: `hours ${details.machine_id}`,
    saved: { always: isAlways(saved), week: editable(saved) },
    check: ({ always, week }) => {
      const wrong = always ? undefined : wrongIn(week);
      return { week: wrong && t(`error.${wrong}`) };
    },
    submit: ({ always, week }) =>
      save.mutate({ week: always ? null : week.map((spans) => [...spans]) }, { onError: form.refuse }),
  });
  const { always, week } = form.values;
  const problem = form.problems['week'] ?? form.refused;
  return (
    <SaveForm form={form} busy={save.isPending}>
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
      {problem !== undefined && (
        <p role="alert" className="text-small text-bad flex gap-1.5">
          <Icon name="warning" size={16} className="mt-0.5" />
          {problem}
        </p>
      )}
    </SaveForm>
  );
}

const wrongIn = (week: Week): 'fieldEmpty' | 'hoursOverlap' | undefined => {
  if (!week.every(isComplete)) return 'fieldEmpty';
  return scheduleProblem({ week, holidays: [] }) === undefined ? undefined : 'hoursOverlap';
};
