import type { StationCare } from '@cpc/contract';
import { Button, IconButton, TextField, useTranslator } from '@cpc/ui';
import { type FIELDS, SIDES, slotProblem, type TypedCalibration } from './calibration-values.ts';

type Slots = TypedCalibration['slots'];

interface SlotFieldsProps {
  readonly slots: Slots;
  readonly bed: StationCare['machine']['bed'];
  /** Wrong fields are marked. */
  readonly marked: boolean;
  readonly onChange: (slots: Slots) => void;
  readonly onAdd: () => void;
}

/** The slots of the jig, each a rectangle on the bed. */
export function SlotFields({ slots, bed, marked, onChange, onAdd }: SlotFieldsProps) {
  const { t, format } = useTranslator();
  const change = (index: number, part: Partial<Slots[number]>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...part } : slot)));
  const bound = (slot: Slots[number], field: (typeof FIELDS)[number]) => {
    const problem = slotProblem(slot, field, bed);
    const limits = { width: format.number(bed.width), height: format.number(bed.height) };
    return {
      name: problem === undefined ? field : 'slots',
      error: marked && problem !== undefined ? t(`partner.care.slots.problem.${problem}`, limits) : undefined,
    };
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-small text-ink-soft mb-2 font-medium">
        {t('partner.care.slots', { width: format.number(bed.width), height: format.number(bed.height) })}
      </legend>
      {slots.map((slot, index) => (
        // While slots are edited, only their position in the list identifies them.
        <div key={index} className="bg-sunken flex flex-col gap-3 rounded-medium p-3">
          <div className="flex items-end gap-2">
            <div className="grow">
              <TextField
                label={t('partner.care.slots.id')}
                {...bound(slot, 'id')}
                value={slot.id}
                maxLength={20}
                onChange={({ target }) => change(index, { id: target.value })}
              />
            </div>
            <IconButton
              icon="trash"
              label={t('partner.care.slots.remove', { slot: slot.id })}
              onClick={() => onChange(slots.filter((_, at) => at !== index))}
            />
          </div>
          <div className="grid grid-cols-2 gap-3">
            {SIDES.map((side) => (
              <TextField
                key={side}
                label={t(`partner.care.slots.${side}`)}
                inputMode="decimal"
                dir="ltr"
                end={format.mmSign()}
                {...bound(slot, side)}
                value={slot[side]}
                onChange={({ target }) => change(index, { [side]: target.value })}
              />
            ))}
          </div>
        </div>
      ))}
      <Button kind="outline" icon="plus" onClick={onAdd} type="button">
        {t('partner.care.slots.add')}
      </Button>
    </fieldset>
  );
}
