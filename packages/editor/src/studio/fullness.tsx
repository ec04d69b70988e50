import { type DesignDocument, designCost, MAX_DESIGN_COST, NEAR_DESIGN_COST, type Surface } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../model/context.ts';
import { documentOf } from '../document/state.ts';
import { isDoodling } from '../session/state.ts';

/** Percent between two announcements: announcing every percent would never stop. */
const STEP = 10;

/**
 * Shows how full the design is while the customer draws, from `NEAR_DESIGN_COST` on. It is in the place of the
 * findings' badge; pointers go through it.
 */
export function Fullness() {
  const t = useT();
  const { surface } = useEditor();
  const percent = useEditorState((state) => percentOf(documentOf(state), surface));
  const shown = useEditorState(isDoodling);
  if (!shown || percent < NEAR_DESIGN_COST) return null;
  const tone = percent >= FULL ? { ink: 'text-bad', bar: 'bg-bad' } : { ink: 'text-warn', bar: 'bg-warn' };
  return (
    <>
      <output className="sr-only">{t('studio.full.share', { percent: Math.floor(percent / STEP) * STEP })}</output>
      <div
        aria-hidden="true"
        className={`animate-rise bg-raised/90 shadow-lift text-small figures pointer-events-none absolute top-1 right-2 flex min-h-8 items-center gap-2 rounded-full px-3 font-semibold ${tone.ink}`}
      >
        <span className="bg-sunken h-1.5 w-12 overflow-hidden rounded-full">
          <span className={`block h-full rounded-full ${tone.bar}`} style={{ width: `${percent}%` }} />
        </span>
        {t('studio.full.share', { percent })}
      </div>
    </>
  );
}

/** Lines end a little before the maximum. */
const FULL = MAX_DESIGN_COST - 2;

const percentOf = (document: DesignDocument, surface: Surface): number =>
  Math.min(MAX_DESIGN_COST, Math.floor(designCost(document, surface).total));
