import type { ShellView } from '@cpc/contract';
import { Button, Dialog, Segmented, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';

type Sizes = NonNullable<ShellView['facts']['sizes']>;

/** Millimetres in one unit, and the decimals that people read on a tape. */
const UNITS = { cm: { mm: 10, decimals: 0 }, inch: { mm: 25.4, decimals: 1 } } as const;
type Unit = keyof typeof UNITS;

/** The names of chest and length, in the drawing and the table. */
const MEASURES = ['A', 'B'] as const;

/** How to find one's size: a drawing of what to measure, and the measures of all sizes (CT-10). */
export default function SizeHelp({ sizes, onClose }: { readonly sizes: Sizes; readonly onClose: () => void }) {
  const t = useT();
  const [unit, setUnit] = useState<Unit>('cm');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('about.size.measure')}
      text={t('about.size.how')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Drawing label={t('about.size.drawing')} />
      <ul className="flex flex-col gap-1 text-small text-ink-soft">
        <li>{t('about.size.chest')}</li>
        <li>{t('about.size.length')}</li>
      </ul>
      <Segmented
        label={t('about.size.unit')}
        value={unit}
        onChange={setUnit}
        options={[
          { value: 'cm', label: t('about.size.cm') },
          { value: 'inch', label: t('about.size.inch') },
        ]}
      />
      <Table sizes={sizes} unit={unit} />
    </Dialog>
  );
}

function Table({ sizes, unit }: { readonly sizes: Sizes; readonly unit: Unit }) {
  const t = useT();
  const format = useFormat();
  const { mm, decimals } = UNITS[unit];
  const length = (value: number) => format.number(value / mm, decimals);
  return (
    <table className="figures w-full text-center">
      <thead>
        <tr className="border-b border-line text-small text-ink-soft">
          <th scope="col" className="py-2 text-start font-medium">
            {t('about.size')}
          </th>
          {MEASURES.map((letter) => (
            <th key={letter} scope="col" className="font-medium">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ size, chest, length: tall }) => (
          <tr key={size} className="border-b border-line/50 last:border-0">
            <th scope="row" className="py-1.5 text-start font-semibold">
              <bdi>{size}</bdi>
            </th>
            <td>{length(chest)}</td>
            <td>{length(tall)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A shirt laid flat with the two measures, by a pencil's line. */
function Drawing({ label }: { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-190 -16 380 380"
      className="mx-auto h-48 w-full shrink-0"
      direction="ltr"
    >
      <path d={SHIRT} className="fill-paper stroke-edge" strokeWidth={2.5} strokeLinejoin="round" />
      <g fill="none" className="stroke-edge" strokeWidth={1.6} strokeLinecap="round">
        <path d="M-56 0C-52 34-32 54 0 54C32 54 52 34 56 0" />
        <path d="M-46-1C-28 12 28 12 46-1" />
        <path d="M-106 20C-114 46-120 80-122 110M106 20C114 46 120 80 122 110" />
        <path d="M-124 344C-60 351 60 351 124 344" strokeDasharray="5 4" />
      </g>
      <g className="stroke-warm-deep" fill="none" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
        <path d="M-116 132H116M-116 132l10-7M-116 132l10 7M116 132l-10-7M116 132l-10 7" />
        <path d="M44 4V348M44 4l-7 10M44 4l7 10M44 348l-7-10M44 348l7-10" />
      </g>
      <g fontSize={22} fontWeight={700} textAnchor="middle">
        <circle cx={-40} cy={132} r={17} className="fill-warm-deep" />
        <text x={-40} y={140} className="fill-on-warm">
          {MEASURES[0]}
        </text>
        <circle cx={44} cy={250} r={17} className="fill-warm-deep" />
        <text x={44} y={258} className="fill-on-warm">
          {MEASURES[1]}
        </text>
      </g>
    </svg>
  );
}

const SHIRT =
  'M-56 0C-52 34-32 54 0 54C32 54 52 34 56 0L46-1C60 6 86 12 106 20C118 25 126 34 132 46C146 68 160 86 172 104' +
  'C160 114 146 122 131 130C127 124 124 116 122 110C124 166 123 280 126 352C64 360-64 360-126 352' +
  'C-123 280-124 166-122 110C-124 116-127 124-131 130C-146 122-160 114-172 104C-160 86-146 68-132 46' +
  'C-126 34-118 25-106 20C-86 12-60 6-46-1Z';
