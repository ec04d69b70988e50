import { Link } from '@cpc/appkit';

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
}

/** A longer value would break in a narrow tile. */
const MAX_LARGE = 6;

/** One number, which leads to what it counts. */
export function Tile({ to, name, value, beside, tone = 'plain' }: TileProps) {
  return (
    <Link
      to={to}
      className={`${TONES[tone]} ring-edge flex h-full min-h-11 min-w-0 flex-col-reverse justify-end gap-1 rounded-large p-4 hover:ring-1`}
    >
      <span className={`text-small leading-tight ${tone === 'plain' || tone === 'none' ? 'text-ink-soft' : ''}`}>
        {name}
        {beside !== undefined && <span className="figures text-ink-faint mt-1 block">{beside}</span>}
      </span>
      <span
        className={`figures text-title font-semibold wrap-anywhere ${value.length > MAX_LARGE ? 'lg:text-headline' : 'sm:text-headline'}`}
      >
        {value}
      </span>
    </Link>
  );
}
