import {
  type Bed,
  CUSTOM_FIELDS,
  type CustomField,
  customId,
  customProblems,
  type CustomSize,
  sizeBounds,
} from '@cpc/design';
import { Button, Page, TextField, useFormat, useT, useWide } from '@cpc/ui';
import { type FormEvent, useId, useState } from 'react';
import { go } from '../../core/go.ts';
import { goBack } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { BedDrawing } from './bed-drawing.tsx';
import { readSize, type Typed } from './measures.ts';

interface SizeFormProps {
  readonly title: string;
  readonly lead: string;
  readonly bed: Bed;
  readonly initial: CustomSize;
  /** The name of the model, if one of the list was chosen. */
  readonly name: string;
}

/** The longest name that fits an order's line. */
const MAX_NAME_LENGTH = 60;

/**
 * Five measures and a name, each with its bounds beside it. The drawing of the bed follows what is typed (RT-07,
 * CT-04).
 */
export function SizeForm({ title, lead, bed, initial, name: known }: SizeFormProps) {
  const t = useT();
  const wide = useWide();
  const form = useId();
  const [name, setName] = useState(known);
  const [typed, setTyped] = useState<Typed>(() => typedOf(initial));
  const [asked, setAsked] = useState(false);
  const size = readSize(typed);
  const fits = customProblems(size, bed).length === 0;
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fits && name.trim() !== '') go(PATHS.details, { goods_id: customId(size), surface_name: name.trim() });
  };
  const next = (
    <Button kind="primary" size="large" wide type="submit" form={form}>
      {t('size.continue')}
    </Button>
  );
  return (
    <Page
      title={title}
      width={wide ? 'wide' : 'reading'}
      onBack={() => goBack(PATHS.details)}
      action={wide ? undefined : next}
    >
      <form
        id={form}
        noValidate
        onSubmit={proceed}
        className={wide ? 'grid grid-cols-2 items-start gap-10 py-6' : 'flex flex-col gap-4 pt-2 pb-4'}
      >
        <BedDrawing bed={bed} size={fits ? size : undefined} />
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{lead}</p>
          <TextField
            label={t('size.model')}
            hint={t('size.modelHint')}
            error={asked && name.trim() === '' ? t('size.modelMissing') : undefined}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            {CUSTOM_FIELDS.map((field) => (
              <Measure
                key={field}
                field={field}
                text={typed[field]}
                size={size}
                bed={bed}
                onChange={(text) => setTyped({ ...typed, [field]: text })}
              />
            ))}
          </div>
          {wide ? next : null}
        </div>
      </form>
    </Page>
  );
}

const typedOf = (size: CustomSize): Typed =>
  Object.fromEntries(CUSTOM_FIELDS.map((field) => [field, String(size[field])])) as Typed;

interface MeasureProps {
  readonly field: CustomField;
  readonly text: string;
  readonly size: CustomSize;
  readonly bed: Bed;
  readonly onChange: (text: string) => void;
}

function Measure({ field, text, size, bed, onChange }: MeasureProps) {
  const t = useT();
  const format = useFormat();
  const { least, most } = sizeBounds(bed, size)[field];
  const bounds = { least: format.number(least), most: format.mm(most) };
  const value = size[field];
  const error = Number.isNaN(value)
    ? t('size.notNumber')
    : value < least || value > most
      ? t('size.outside', bounds)
      : undefined;
  return (
    <TextField
      label={t(`size.${field}`)}
      hint={t('size.bounds', bounds)}
      error={error}
      end="mm"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
