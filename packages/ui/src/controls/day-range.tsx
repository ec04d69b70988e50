import { writeDay } from '@cpc/i18n';
import { Popover } from '@base-ui/react/popover';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslator } from '../text/text-provider.tsx';
import { DayField } from './day-field.tsx';
import type { Days } from './day-range-calendar.tsx';
import { IconButton } from './icon-button.tsx';
import { SelectField } from './select-field.tsx';
import { Skeleton } from './skeleton.tsx';

/** Loaded when somebody opens it: most people choose a preset or type. */
const Calendar = lazy(() => import('./day-range-calendar.tsx'));

export interface DayPreset extends Days {
  readonly name: string;
  readonly label: string;
}

/** What is wrong with typed days. */
export interface DayTexts {
  /** @param example today, in the form that is expected */
  readonly invalid: (example: string) => string;
  readonly reversed: string;
}

export interface DayRangeProps {
  readonly value: Days;
  readonly onChange: (days: Days) => void;
  readonly presets: readonly DayPreset[];
  /** The current day, and the first and the last that can be chosen: `yyyy-mm-dd`. */
  readonly today: string;
  readonly first: string;
  readonly last: string;
  readonly texts: DayTexts;
}

/** A range of days: a preset, two typed days, or a calendar. */
export function DayRange({ value, onChange, presets, today, first, last, texts }: DayRangeProps) {
  const { t, locale } = useTranslator();
  const chosen = presets.find(({ from, until }) => from === value.from && until === value.until);
  const limits = { today, first, last };
  const field = { ...limits, invalid: texts.invalid };
  const reversed = value.from > value.until ? texts.reversed : undefined;
  return (
    <fieldset className="grid min-w-0 grid-cols-[1fr_1fr_auto] items-start gap-3 max-[22rem]:gap-x-1 large:grid-cols-1 sm:grid-cols-[minmax(9rem,1fr)_minmax(8rem,1fr)_minmax(8rem,1fr)_auto]">
      <legend className="sr-only">{t('report.range')}</legend>
      <div className="col-span-full sm:col-span-1">
        <SelectField
          label={t('report.preset')}
          value={chosen?.name ?? ''}
          onChange={({ currentTarget }) => {
            const preset = presets.find(({ name }) => name === currentTarget.value);
            if (preset) onChange({ from: preset.from, until: preset.until });
          }}
          options={[
            ...(chosen ? [] : [{ value: '', label: t('report.preset.own') }]),
            ...presets.map(({ name, label }) => ({ value: name, label })),
          ]}
        />
      </div>
      <DayField
        {...field}
        label={t('report.from')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DayField
        {...field}
        label={t('report.until')}
        value={value.until}
        problem={reversed}
        onChange={(until) => onChange({ ...value, until })}
      />
      <CalendarButton
        value={value}
        onChange={onChange}
        limits={limits}
        label={`${writeDay(locale.tag, value.from)} – ${writeDay(locale.tag, value.until)}`}
      />
    </fieldset>
  );
}

interface CalendarButtonProps extends Pick<DayRangeProps, 'value' | 'onChange'> {
  readonly limits: Pick<DayRangeProps, 'today' | 'first' | 'last'>;
  /** The chosen days. */
  readonly label: string;
}

function CalendarButton({ value, onChange, limits, label }: CalendarButtonProps) {
  const { t } = useTranslator();
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        render={<IconButton icon="calendar" kind="filled" label={t('report.calendar.open')} />}
        className="mt-7"
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" collisionPadding={12} className="z-40">
          <Popover.Popup
            aria-labelledby={title}
            className="bg-raised text-ink shadow-lift border-line flex max-h-(--available-height) flex-col gap-3 overflow-y-auto rounded-large border p-4 max-[22rem]:p-2 outline-none *:shrink-0"
          >
            <p id={title} className="text-small text-ink-soft font-medium">
              {t('report.calendar')}
              <bdi className="figures text-body text-ink block font-semibold">{label}</bdi>
            </p>
            <Suspense fallback={<Skeleton className="h-80 w-77 max-[22rem]:w-70 rounded-medium" />}>
              <Calendar value={value} onChange={onChange} {...limits} />
            </Suspense>
            <Popover.Close className="press bg-ink text-ground min-h-11 rounded-full px-4 font-medium">
              {t('report.calendar.done')}
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
