import { recordOf } from '@cpc/domain';
import { goBack, useForm } from '@cpc/appkit';
import {
  type Bed,
  CUSTOM_FIELDS,
  type CustomField,
  customId,
  customProblems,
  type CustomSize,
  sizeBounds,
} from '@cpc/design';
import type { Translate } from '@cpc/i18n';
import { Button, Page, TextField, useFormat, useT, useWide } from '@cpc/ui';
import { useId } from 'react';
import { go } from '../../core/go.ts';
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
  const id = useId();
  const bounds = useBounds(bed);
  const problems = (size: CustomSize) => problemsOf(t, size, bed, bounds);
  const form = useForm({
    saved: { name: known, ...typedOf(initial) },
    check: ({ name, ...typed }) => ({
      name: name.trim() === '' ? t('size.modelMissing') : undefined,
      ...problems(readSize(typed)),
    }),
    submit: ({ name, ...typed }) =>
      go(PATHS.details, { goods_id: customId(readSize(typed)), surface_name: name.trim() }),
  });
  const size = readSize(form.values);
  const fits = customProblems(size, bed).length === 0;
  const next = (
    <Button kind="primary" size="large" wide type="submit" form={id}>
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
        id={id}
        {...form.props}
        className={wide ? 'grid grid-cols-2 items-start gap-10 py-6' : 'flex flex-col gap-4 pt-2 pb-4'}
      >
        <BedDrawing bed={bed} size={fits ? size : undefined} />
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{lead}</p>
          <TextField
            label={t('size.model')}
            hint={t('size.modelHint')}
            maxLength={MAX_NAME_LENGTH}
            {...form.field('name')}
          />
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            {CUSTOM_FIELDS.map((field) => (
              <TextField
                key={field}
                label={t(`size.${field}`)}
                hint={t('size.bounds', bounds(size, field))}
                end="mm"
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                {...form.input(field)}
                // The drawing follows what is typed, so what does not fit is said at once.
                error={problems(size)[field]}
              />
            ))}
          </div>
          {wide ? next : null}
        </div>
      </form>
    </Page>
  );
}

const typedOf = (size: CustomSize): Typed => recordOf(CUSTOM_FIELDS, (field) => String(size[field]));

type Bounds = ReturnType<typeof useBounds>;

/** The bounds of a measure, as texts. */
function useBounds(bed: Bed) {
  const format = useFormat();
  return (size: CustomSize, field: CustomField) => {
    const { least, most } = sizeBounds(bed, size)[field];
    return { least: format.number(least), most: format.mm(most) };
  };
}

function problemsOf(t: Translate, size: CustomSize, bed: Bed, bounds: Bounds): Readonly<Partial<Typed>> {
  const wrong = customProblems(size, bed).map((field) => [
    field,
    Number.isNaN(size[field]) ? t('size.notNumber') : t('size.outside', bounds(size, field)),
  ]);
  return Object.fromEntries(wrong);
}
