import { dateFormat } from '@cpc/i18n';
import { type DateRange, DayPicker } from 'react-day-picker';
import { useTranslator } from '../text/text-provider.tsx';
import { Icon } from '../icons/icon.tsx';

/** Two days: `yyyy-mm-dd`. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

interface CalendarProps {
  readonly value: Days;
  readonly onChange: (days: Days) => void;
  readonly today: string;
  readonly first: string;
  readonly last: string;
}

/**
 * The calendar of a range of days, in the language of the page: its figures, and the years of its calendar. Weeks begin
 * on Monday, as in reports.
 */
export default function DayRangeCalendar({ value, onChange, today, first, last }: CalendarProps) {
  const { t, locale } = useTranslator();
  const name = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale.tag, options);
    return (at: Date) => format.format(at);
  };
  const select = (range: DateRange | undefined) => {
    if (range?.from) onChange({ from: dayOf(range.from), until: dayOf(range.to ?? range.from) });
  };
  return (
    <DayPicker
      mode="range"
      dir={locale.rtl ? 'rtl' : 'ltr'}
      lang={locale.tag}
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="around"
      today={dateOf(today)}
      defaultMonth={dateOf(value.until)}
      startMonth={dateOf(first)}
      endMonth={dateOf(last)}
      disabled={{ before: dateOf(first), after: dateOf(last) }}
      selected={{ from: dateOf(value.from), to: dateOf(value.until) }}
      onSelect={select}
      formatters={{
        formatWeekdayName: name({ weekday: 'narrow' }),
        formatMonthDropdown: name({ month: 'long' }),
        formatYearDropdown: name({ year: 'numeric' }),
        formatDay: name({ day: 'numeric' }),
      }}
      labels={{
        labelDayButton: name({ dateStyle: 'full' }),
        labelGrid: name({ month: 'long', year: 'numeric' }),
        labelWeekday: name({ weekday: 'long' }),
        labelPrevious: () => t('report.calendar.previous'),
        labelNext: () => t('report.calendar.next'),
        labelMonthDropdown: () => t('report.group.month'),
        labelYearDropdown: () => t('report.calendar.year'),
      }}
      components={{
        Chevron: ({ orientation = 'down', className }) => (
          <Icon name={CHEVRONS[orientation]} size={18} className={className} />
        ),
      }}
      classNames={CLASSES}
    />
  );
}

/** The forward and back icons turn with the direction of the text by themselves; the library turns the sides as well. */
const CHEVRONS = { left: 'back', right: 'forward', up: 'down', down: 'down' } as const;

const NAVIGATION =
  'press hover:bg-lifted inline-grid size-11 place-items-center rounded-full aria-disabled:opacity-40 focus-visible:outline-cool focus-visible:outline-3';

/** Seven of them fit into the smallest phone. */
const DAY = 'h-11 w-11 max-[22rem]:w-10';

const CLASSES = {
  months: 'relative',
  month: 'grid grid-cols-[auto_1fr_auto] items-center',
  month_caption: 'flex justify-center',
  dropdowns: 'flex flex-wrap justify-center gap-x-2',
  dropdown_root:
    'relative flex items-center gap-1 rounded-small px-2 min-h-11 font-semibold hover:bg-lifted has-focus-visible:outline-cool has-focus-visible:outline-3',
  dropdown: 'absolute inset-0 w-full opacity-0',
  caption_label: 'flex items-center gap-1',
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_grid: 'col-span-3 border-collapse',
  weekday: `text-[min(0.875rem,5vw)] text-ink-faint ${DAY} text-center font-medium`,
  day: `${DAY} p-0 text-[min(1rem,5.5vw)] text-center`,
  day_button: `figures leading-none inline-grid ${DAY} place-items-center rounded-full hover:bg-lifted focus-visible:outline-cool focus-visible:outline-3 disabled:opacity-40`,
  today: 'font-semibold text-warm',
  outside: 'invisible',
  range_start: 'bg-cool-wash rounded-s-full *:bg-cool *:text-on-cool *:hover:bg-cool',
  range_end: 'bg-cool-wash rounded-e-full *:bg-cool *:text-on-cool *:hover:bg-cool',
  range_middle: 'bg-cool-wash',
} as const;

/** Noon, in the time of the device: no change of clocks moves it to another day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const dayOf = (at: Date): string =>
  [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');

const two = (value: number): string => String(value).padStart(2, '0');
