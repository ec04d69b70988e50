import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, TextField, useTranslator } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import {
  calibrationOf,
  FIELDS,
  isMeasure,
  LIMITS,
  type Measure,
  MEASURES,
  nextSlot,
  slotProblem,
  typedOf,
} from './calibration-values.ts';
import { SlotFields } from './slot-fields.tsx';
import { useCareAct } from './use-care.ts';

const SIGNS: Readonly<Partial<Record<Measure, string>>> = { scaleX: '‰', scaleY: '‰', rotation: '°' };

/** How far the station's print is off, and the slots of its jig (SA-06). */
export function Calibration({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const { t, format } = useTranslator();
  const { bed } = care.machine;
  const wrong = t('partner.care.calibration.marked');
  const form = useActForm({
    act: useCareAct('Partner.setCalibration', id),
    saved: typedOf(care.calibration, format.typed),
    keepAs: `calibration ${id}`,
    check: ({ measures, slots }) => ({
      measures: MEASURES.every((name) => isMeasure(name, measures[name])) ? undefined : wrong,
      slots: slots.every((slot) => FIELDS.every((field) => !slotProblem(slot, field, bed))) ? undefined : wrong,
    }),
    input: (typed) => {
      const calibration = calibrationOf(typed);
      return calibration && { machine_id: id, calibration };
    },
    said: () => t('partner.care.calibration.saved'),
  });
  const { measures, slots } = form.values;
  // Isolated, so that the minus stands before its number in a text from right to left too.
  const isolated = (value: number) => `\u2066${format.number(value)}\u2069`;
  const limitOf = (name: Measure) =>
    t('partner.care.calibration.limit', { least: isolated(LIMITS[name].least), most: isolated(LIMITS[name].most) });
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
            name={isMeasure(name, measures[name]) ? name : 'measures'}
            error={
              form.problems['measures'] !== undefined && !isMeasure(name, measures[name]) ? limitOf(name) : undefined
            }
            value={measures[name]}
            end={SIGNS[name] ?? format.mmSign()}
            onChange={({ target }) => form.set({ measures: { ...measures, [name]: target.value } })}
          />
        ))}
      </div>
      <SlotFields
        slots={slots}
        bed={bed}
        marked={form.problems['slots'] !== undefined}
        onChange={(changed) => form.set({ slots: changed })}
        onAdd={() => form.set({ slots: [...slots, nextSlot(slots)] })}
      />
      {(form.problems['measures'] ?? form.problems['slots']) !== undefined && (
        <p role="alert" className="text-small text-bad">
          {wrong}
        </p>
      )}
      <Button kind="outline" type="submit" busy={form.busy}>
        {t('partner.care.calibration.save')}
      </Button>
    </form>
  );
}
