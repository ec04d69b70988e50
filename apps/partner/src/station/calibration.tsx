import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, TextField, useT, useToast } from '@cpc/ui';
import { useState } from 'react';
import { calibrationOf, MEASURES, type Measure, nextSlot, typedOf } from './calibration-values.ts';
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
  const toast = useToast();
  const [typed, setTyped] = useState(() => typedOf(care.calibration));
  const [missing, setMissing] = useState(false);
  const save = useCareAction('Partner.setCalibration', id, () => toast(t('partner.care.calibration.saved')));
  const submit = () => {
    const calibration = calibrationOf(typed);
    setMissing(calibration === undefined);
    if (calibration) save.mutate({ calibration });
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-small text-ink-soft">{t('partner.care.calibration.hint')}</p>
      <div className="grid grid-cols-2 gap-3">
        {MEASURES.map((name) => (
          <TextField
            key={name}
            label={t(`partner.care.calibration.${name}`)}
            inputMode="decimal"
            dir="ltr"
            value={typed.measures[name]}
            end={UNITS[name]}
            onChange={({ target }) => setTyped({ ...typed, measures: { ...typed.measures, [name]: target.value } })}
          />
        ))}
      </div>
      <SlotFields
        slots={typed.slots}
        bed={care.machine.bed}
        onChange={(slots) => setTyped({ ...typed, slots })}
        onAdd={() => setTyped({ ...typed, slots: [...typed.slots, nextSlot(typed.slots)] })}
      />
      {missing && (
        <p role="alert" className="text-small text-bad">
          {t('partner.care.calibration.missing')}
        </p>
      )}
      <Button kind="primary" type="submit" busy={save.isPending}>
        {t('partner.care.calibration.save')}
      </Button>
    </form>
  );
}
