import { type Lacking, lackingFor, otherSide, type PairInput, type PairKind, type Side } from '@cpc/design';
import { Icon, useT } from '@cpc/ui';
import { useMemo } from 'react';
import { PICTURE_TYPES } from '../../ports/picture-types.ts';
import { type Half, PaintedPair } from './painted-pair.tsx';
import type { PairOffer } from './use-pairs.ts';

export interface PairTileProps {
  readonly offer: PairOffer;
  readonly input: PairInput;
  readonly chosen: boolean;
  readonly onChoose: (kind: PairKind) => void;
  /** A file of the device, chosen in a tile that needs a photo. */
  readonly onFile: (file: Blob) => void;
}

/** A kind of pair: both cases painted, or what is lacking for it. */
export function PairTile({ offer: { kind, pair }, input, chosen, onChoose, onFile }: PairTileProps) {
  const t = useT();
  const { own, other, side } = input;
  const halves = useMemo(
    () => pair && sides(side, { document: pair.own, surface: own }, { document: pair.other, surface: other }),
    [pair, own, other, side],
  );
  const lacking = lackingFor(kind, input);
  const label = t(`pair.kind.${kind}`);
  return (
    <div className="flex h-full flex-col gap-1">
      {halves && !lacking ? (
        <button
          type="button"
          aria-label={label}
          aria-pressed={chosen}
          onClick={() => onChoose(kind)}
          className="press bg-lifted aria-pressed:outline-warm min-h-0 flex-1 rounded-medium p-2 aria-pressed:outline-3"
        >
          <PaintedPair halves={halves} />
        </button>
      ) : (
        <Lack lacking={lacking ?? 'room'} label={label} onFile={onFile} />
      )}
      {/* A tile that can be pressed is named by it already. */}
      <p
        aria-hidden={halves !== undefined || lacking === 'photo'}
        className="text-small text-ink-soft shrink-0 text-center leading-tight"
      >
        {label}
      </p>
    </div>
  );
}

const sides = (side: Side, own: Half, other: Half): Readonly<Record<Side, Half>> =>
  ({ [side]: own, [otherSide(side)]: other }) as Record<Side, Half>;

const EMPTY =
  'text-small text-ink-soft border-edge flex min-h-0 flex-1 flex-col items-center justify-center gap-2 rounded-medium border border-dashed p-2 text-center text-pretty';

interface LackProps {
  /** The letters of a word may have no room on two cases. */
  readonly lacking: Lacking | 'room';
  readonly label: string;
  readonly onFile: (file: Blob) => void;
}

/** Says what a kind needs; a photo is chosen right there. */
function Lack({ lacking, label, onFile }: LackProps) {
  const t = useT();
  const needs = t(`pair.needs.${lacking}`);
  if (lacking !== 'photo') return <p className={EMPTY}>{needs}</p>;
  return (
    <label className={`press cursor-pointer has-focus-visible:outline-cool has-focus-visible:outline-3 ${EMPTY}`}>
      <Icon name="picture" size={24} />
      {needs}
      <input
        type="file"
        className="sr-only"
        aria-label={`${label}: ${needs}`}
        accept={PICTURE_TYPES}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
