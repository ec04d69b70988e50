import { mm, withLineFeeds } from '@cpc/domain';
import { Slider, useT } from '@cpc/ui';
import { InkField } from '../../parts/colour/ink-field.tsx';
import { joins, type Styling } from '../../parts/words/text-style.ts';

/** mm as printed. Smaller letters cannot be read (PF-01). */
const SIZES = { min: 1.5, max: 45, step: 0.5 } as const;

export interface StyleTabProps extends Styling {
  readonly words: string;
  /** Scale of the text's placement, relative to its own size. */
  readonly scale: number;
  /** Longest possible line, mm as printed. */
  readonly room: number;
}

/** Ink, size, and the spacing of letters and lines. */
export function StyleTab({ words, scale, room, style, change, rest }: StyleTabProps) {
  const t = useT();
  const size = Math.round(style.size * scale * 10) / 10;
  const width = style.measure === null ? null : Math.round(style.measure * scale);
  const percent = (value: number) => t('studio.percent', { value: Math.round(value * 100) });
  const several = withLineFeeds(words.trim()).includes('\n') || style.measure !== null;
  return (
    <>
      <InkField label={t('studio.text.colour')} value={style.ink} onChange={(ink) => change({ ink })} onCommit={rest} />
      <div className="flex flex-col">
        <Slider
          label={t('studio.text.size')}
          {...SIZES}
          value={Math.min(SIZES.max, Math.max(SIZES.min, size))}
          text={t('studio.mm', { value: size })}
          onChange={(next) => change({ size: mm(next / scale) })}
          onCommit={rest}
        />
        {style.direction === 'horizontal' && (
          <Slider
            label={t('studio.text.measure')}
            min={10}
            max={Math.ceil(room) + 1}
            value={width ?? Math.ceil(room) + 1}
            text={width === null ? t('studio.text.measure.free') : t('studio.mm', { value: width })}
            // The end of the slider means no measure: lines end only where the customer ends them.
            onChange={(next) => change({ measure: next > room ? null : mm(next / scale) })}
            onCommit={rest}
          />
        )}
        {joins(words) ? (
          <p className="text-small text-ink-faint py-2">{t('studio.text.joined')}</p>
        ) : (
          <Slider
            label={t('studio.text.letterSpacing')}
            min={-0.15}
            max={0.6}
            step={0.01}
            origin={0}
            value={style.letterSpacing}
            text={percent(style.letterSpacing)}
            onChange={(letterSpacing) => change({ letterSpacing })}
            onCommit={rest}
          />
        )}
        {several && (
          <Slider
            label={t('studio.text.lineSpacing')}
            min={0.6}
            max={2.2}
            step={0.05}
            origin={1}
            value={style.lineSpacing}
            text={percent(style.lineSpacing)}
            onChange={(lineSpacing) => change({ lineSpacing })}
            onCommit={rest}
          />
        )}
      </div>
    </>
  );
}
