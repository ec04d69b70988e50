import { Link } from '@cpc/appkit';
import { LargeFigure } from '../core/large-figure.tsx';

const TONES = {
  plain: 'bg-raised',
  none: 'bg-raised text-ink-soft',
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
} as const;
export type TileTone = keyof typeof TONES;

interface TileProps {
  readonly to: string;
  readonly name: string;
  readonly value: string;
  /** A smaller number that it is compared with. */
  readonly beside?: string | undefined;
  readonly tone?: TileTone;
  /** On a phone it is a row of its own: three tiles beside each other would break long words. */
  readonly row?: boolean;
}

const COLUMN = 'flex-col-reverse justify-end gap-1 p-4';
const ROW =
  'flex-row items-center justify-between gap-3 px-4 py-2 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-1 sm:p-4';

/** One number, which leads to what it counts. */
export function Tile({ to, name, value, beside, tone = 'plain', row = false }: TileProps) {
  return (
    <Link
      to={to}
      className={`${TONES[tone]} ring-edge @container flex h-full min-h-11 min-w-0 rounded-large hover:ring-1 ${row ? ROW : COLUMN}`}
    >
      <span className={`text-small leading-tight ${tone === 'plain' || tone === 'none' ? 'text-ink-soft' : ''}`}>
        {name}
        {beside !== undefined && <span className="figures text-ink-faint mt-1 block">{beside}</span>}
      </span>
      <LargeFigure text={value} size="text-title sm:text-headline" most="var(--text-headline)" />
    </Link>
  );
}
