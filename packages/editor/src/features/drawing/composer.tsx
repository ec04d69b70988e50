import type { DrawingOffer, DrawingReading } from '@cpc/contract';
import { Chip, Icon, type IconName, StateView, useFormat, useT } from '@cpc/ui';
import { useEffect, useRef } from 'react';
import { Near } from './near.tsx';
import { PromptField } from './prompt-field.tsx';
import { StyleChoice } from './style-choice.tsx';
import { type Composing, mostOf } from './use-composing.ts';
import type { Drawings } from './use-drawings.ts';
import { usedUp } from './used-up.ts';
import { useIsOnline } from './use-is-online.ts';

/** From as many drawings left as this on, they are counted aloud. */
const FEW = 3;

interface ComposerProps {
  readonly offer: DrawingOffer;
  readonly drawings: Drawings;
  readonly composing: Composing;
  /** The name of what is drawn for. */
  readonly model: string | undefined;
  /** Returns a number from 0 to below `count`. */
  readonly pick: (count: number) => number;
}

/** The words and the style, who draws, and how many drawings are left. */
export function Composer({ offer, drawings, composing, model, pick }: ComposerProps) {
  const t = useT();
  const { by, styles } = offer;
  if (by === 'none') return <StateView icon="sparkle" title={t('drawing.off')} hint={t('error.drawingsOff')} />;
  return (
    <>
      <PromptField
        field={composing.field}
        lead={drawings.shown ? undefined : model === undefined ? t('drawing.lead') : t('drawing.leadFor', { model })}
        words={composing.words}
        most={mostOf(offer)}
        error={composing.error}
        onChange={composing.setWords}
        onSubmit={composing.draw}
        pick={pick}
      />
      {composing.told && <Told told={composing.told} onNear={composing.near} />}
      <StyleChoice styles={styles} value={composing.style} onChange={composing.setStyle} />
      <Notes offer={offer} problem={drawings.problem} />
      <p className="text-small text-ink-faint flex gap-2">
        <Icon name={by === 'model' ? 'sparkle' : 'brush'} size={18} className="text-cool mt-px" />
        {t(by === 'model' ? 'drawing.by.model' : 'drawing.by.illustrator')}
      </p>
    </>
  );
}

/** What would not be drawn as it was said, before it is drawn: the same button draws it so. */
function Told({ told, onNear }: { readonly told: DrawingReading; readonly onNear: Composing['near'] }) {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' });
    if (!told.nothing) section.current?.focus({ preventScroll: true });
  }, [told]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('drawing.told')}
      className="bg-raised animate-rise flex min-w-0 flex-col gap-3 rounded-large p-4 outline-none"
    >
      <h2 className="text-body font-semibold">{t('drawing.told')}</h2>
      <Near {...told} onNear={onNear} />
    </section>
  );
}

/** What stands in the way of a drawing, or will soon. */
function Notes({ offer, problem }: Pick<ComposerProps, 'offer'> & { readonly problem?: string | undefined }) {
  const t = useT();
  const format = useFormat();
  const isOnline = useIsOnline();
  const { left } = offer;
  const spent = usedUp(offer, t, format);
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-2 empty:hidden">
      {problem !== undefined && <Note icon="warning" words={problem} />}
      {!isOnline && <Note icon="offline" words={t('drawing.offline')} />}
      {spent !== undefined && <Note icon="clock" words={spent} />}
      {left > 0 && left <= FEW && <Chip icon="info">{t('drawing.left', { left })}</Chip>}
    </div>
  );
}

function Note({ icon, words }: { readonly icon: IconName; readonly words: string }) {
  return (
    <p className="bg-warn-wash text-warn text-small flex gap-2 rounded-medium px-3 py-2.5">
      <Icon name={icon} size={18} className="mt-px" />
      {words}
    </p>
  );
}
