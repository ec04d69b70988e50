import { goBack, useAddress, useForm } from '@cpc/appkit';
import { type Bed, type CustomField, customId, customProblems, type CustomSize } from '@cpc/design';
import { Button, Page, Segmented, TextField, useT, useTranslator, useWide } from '@cpc/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { BedDrawing } from './bed-drawing.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';
import { inUnit, isOnBed, readSize, typedOf, type Unit } from './measures.ts';
import { useSizeWords } from './size-words.ts';
import { keepTyped, readTyped } from './typed-measures.ts';

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
const MEASURED = ['width', 'height', 'corner'] as const satisfies readonly CustomField[];
const ON_BED = ['marginTop', 'marginLeft'] as const satisfies readonly CustomField[];

/**
 * The measures of the customer's own case, in millimetres or inches; its drawing follows what is typed, and what does
 * not fit is said at its field (RT-07, CT-04, CT-12).
 */
export function SizeForm({ title, lead, ...given }: SizeFormProps) {
  const { bed } = given;
  const { t, format } = useTranslator();
  const wide = useWide();
  const id = useId();
  const [active, setActive] = useState<CustomField>();
  const { form, words, unit, setUnit } = useSizeForm(given);
  const { name: _, ...typed } = form.values;
  const size = readSize(typed, bed, unit);
  const problems = words.problems(size);
  const fits = customProblems(size, bed).length === 0 ? size : undefined;
  const measure = (next: Unit) => {
    form.set(inUnit(typed, unit, next, format.typed));
    setUnit(next);
  };
  const field = (one: CustomField) => (
    <TextField
      key={one}
      label={t(`size.${one}`)}
      hint={words.bounds(size, one)}
      end={t(`size.${unit}`)}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...(isOnBed(one) && { placeholder: t('size.middle') })}
      onFocus={() => setActive(one)}
      {...form.input(one)}
      // The drawing follows what is typed, so what does not fit is said at once.
      error={problems[one]}
    />
  );
  const next = <Next form={id} />;
  return (
    <Page
      title={title}
      width={wide ? 'wide' : 'reading'}
      onBack={() => goBack(PATHS.details)}
      action={wide ? undefined : next}
    >
      <form
        id={id}
        {...form.props}
        data-own-slides
        className={wide ? 'grid grid-cols-2 items-start gap-10 py-6' : 'flex flex-col gap-4 pt-2 pb-4'}
      >
        <div className="flex flex-col gap-3">
          <p className="text-lead text-pretty">{lead}</p>
          <MeasureDrawing size={fits} active={active} length={words.length} />
          <p className="text-small text-pretty text-ink-soft">{t('size.camera')}</p>
        </div>
        <div className="flex flex-col gap-4">
          <TextField
            label={t('size.model')}
            hint={t('size.modelHint')}
            maxLength={MAX_NAME_LENGTH}
            {...form.field('name')}
          />
          <UnitChoice unit={unit} onChoose={measure} />
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">{MEASURED.map(field)}</div>
          <OnBed bed={bed} size={fits} wrong={ON_BED.some((one) => problems[one] !== undefined)}>
            {ON_BED.map(field)}
          </OnBed>
          {wide ? next : null}
        </div>
      </form>
    </Page>
  );
}

/** What is typed in a unit, kept over a reload; with a sound size it leads on to the shells. */
function useSizeForm({ bed, initial, name: known }: Pick<SizeFormProps, 'bed' | 'initial' | 'name'>) {
  const { t, format } = useTranslator();
  const { path, query } = useAddress();
  const { goods_id, thing } = query;
  const [before] = useState(() => readTyped(path, goods_id));
  const [unit, setUnit] = useState<Unit>(before?.unit ?? 'mm');
  const words = useSizeWords(bed, unit);
  const form = useForm({
    saved: before?.values ?? { name: known, ...typedOf(initial, bed, 'mm', format.typed) },
    check: ({ name, ...typed }) => ({
      name: name.trim() === '' ? t('size.modelMissing') : undefined,
      ...words.problems(readSize(typed, bed, unit)),
    }),
    submit: ({ name, ...typed }) =>
      go(PATHS.details, { goods_id: customId(readSize(typed, bed, unit)), surface_name: name.trim(), thing }),
  });
  const { changed, values } = form;
  useEffect(() => {
    if (changed || before) keepTyped(path, goods_id, { values, unit });
  }, [changed, before, path, goods_id, values, unit]);
  return { form, words, unit, setUnit };
}

function UnitChoice({ unit, onChoose }: { readonly unit: Unit; readonly onChoose: (unit: Unit) => void }) {
  const t = useT();
  return (
    <Segmented
      label={t('size.unit')}
      value={unit}
      onChange={onChoose}
      options={[
        { value: 'mm', label: t('size.mm') },
        { value: 'inch', label: t('size.inch') },
      ]}
    />
  );
}

interface OnBedProps {
  readonly bed: Bed;
  readonly size: CustomSize | undefined;
  /** A margin does not fit: its field must be seen. */
  readonly wrong: boolean;
  readonly children: ReactNode;
}

/** Where the print lies in the printer: closed until somebody asks for it. */
function OnBed({ bed, size, wrong, children }: OnBedProps) {
  const t = useT();
  // What opens by itself for a margin that does not fit stays open when it fits again.
  const [open, setOpen] = useState(false);
  return (
    <details open={open || wrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="press min-h-11 cursor-pointer py-2.5 text-small font-medium text-ink-soft">
        {t('size.more')}
      </summary>
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-small text-pretty text-ink-soft">{t('size.moreWhy')}</p>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4">{children}</div>
        <BedDrawing bed={bed} size={size} />
      </div>
    </details>
  );
}

function Next({ form }: { readonly form: string }) {
  const t = useT();
  return (
    <Button kind="primary" size="large" wide type="submit" form={form}>
      {t('size.continue')}
    </Button>
  );
}
