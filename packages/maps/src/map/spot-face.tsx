import { Icon, useT, type Tone } from '@cpc/ui';
import type { Spot } from './clusters.ts';

/** A state's colour, as a pin and as a group. */
const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-lifted border-edge',
  warm: 'bg-warm-wash border-warm',
  cool: 'bg-cool-wash border-cool',
  good: 'bg-good-wash border-good',
  warn: 'bg-warn-wash border-warn',
  bad: 'bg-bad-wash border-bad',
};
const INKS: Readonly<Record<Tone, string>> = {
  neutral: 'text-ink-soft',
  warm: 'text-warm',
  cool: 'text-cool',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
};
/** These need a person: a group says so by an icon. */
const URGENT: ReadonlySet<Tone> = new Set(['warn', 'bad']);

interface SpotFaceProps {
  readonly spot: Spot;
  readonly selected: boolean;
  /** There is room for its name. */
  readonly named: boolean;
  readonly onPress: (() => void) | undefined;
  readonly onFocus: () => void;
}

/** A point or a group of points, as a button. */
export function SpotFace({ spot, selected, named, onPress, onFocus }: SpotFaceProps) {
  const t = useT();
  const label =
    spot.kind === 'group' ? t('maps.group', { count: spot.count }) : `${spot.point.name}, ${spot.point.state}`;
  const tone = spot.kind === 'group' ? spot.tone : spot.point.tone;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={spot.kind === 'point' && onPress ? selected : undefined}
      disabled={!onPress}
      onClick={onPress}
      onFocus={onFocus}
      className="map-face group flex flex-col items-center"
    >
      <span
        className={`shadow-lift flex h-9 min-w-9 items-center justify-center gap-1 rounded-full border-2 px-1.5 ${TONES[tone]} ${INKS[tone]} ${selected ? 'outline-ink outline-3' : ''}`}
      >
        {spot.kind === 'point' ? (
          <Icon name={spot.point.icon} size={18} />
        ) : (
          <>
            {URGENT.has(tone) && <Icon name="warning" size={16} />}
            <span className="figures text-small px-0.5 font-semibold">{spot.count}</span>
          </>
        )}
      </span>
      {spot.kind === 'point' && <span className={`map-tip ${INKS[tone]}`} />}
      {spot.kind === 'point' && (named || selected) && (
        <span className="bg-raised border-line text-ink border text-micro shadow-lift mt-0.5 max-w-40 truncate rounded-full px-2 py-0.5 font-medium">
          <bdi>{spot.point.name}</bdi>
        </span>
      )}
    </button>
  );
}
