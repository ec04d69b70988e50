import { useForm, useNotify } from '@cpc/appkit';
import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, TextField, useT } from '@cpc/ui';
import {
  calibrationOf,
  MEASURES,
  type Measure,
  nextSlot,
  type TypedCalibration,
  typedOf,
} from './calibration-values.ts';
import { SlotFields } from './slot-fields.tsx';
import { useCareAction } from './use-care.ts';

const UNITS: Readonly<Record<Measure, string>> = {
  offsetX: 'mm',
  offsetY: 'mm',
  scaleX: '‰',
  scaleY: '‰',
  rotation: '°',
};

/** How far the station's print is off, and the slots of its jig (SA-06). */
export function Calibration({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const notify = useNotify();
  const save = useCareAction('Partner.setCalibration', id, () => notify.done(t('partner.care.calibration.saved')));
  const form = useForm<TypedCalibration>({
    saved: typedOf(care.calibration),
    check: (typed) => ({
      slots: calibrationOf(typed) === undefined ? t('partner.care.calibration.missing') : undefined,
    }),
    submit: (typed) => {
      const calibration = calibrationOf(typed);
      if (calibration) save.mutate({ calibration });
    },
  });
  const { measures, slots } = form.values;
  return (
    <form className="flex flex-col gap-4" {...form.props}>
      <p className="text-small text-ink-soft">{t('partner.care.calibration.hint')}</p>
      <div className="grid grid-cols-2 gap-3">
        {MEASURES.map((name) => (
          <TextField
            key={name}
            label={t(`partner.care.calibration.${name}`)}
            inputMode="decimal"
            dir="ltr"
            value={measures[name]}
            end={UNITS[name]}
            onChange={({ target }) => form.set({ measures: { ...measures, [name]: target.value } })}
          />
        ))}
      </div>
      <SlotFields
        slots={slots}
        bed={care.machine.bed}
        onChange={(changed) => form.set({ slots: changed })}
        onAdd={() => form.set({ slots: [...slots, nextSlot(slots)] })}
      />
      {form.problems['slots'] !== undefined && (
        <p role="alert" className="text-small text-bad">
          {form.problems['slots']}
        </p>
      )}
      <Button kind="outline" type="submit" busy={save.isPending}>
        {t('partner.care.calibration.save')}
      </Button>
    </form>
  );
}
