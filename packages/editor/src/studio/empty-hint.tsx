import { Button, useT } from '@cpc/ui';
import { useCore, useEditorState } from '../model/context.ts';
import { isBare } from '../document/state.ts';
import { openPanel } from '../session/panels.ts';
import { isPreviewing, shownPanel } from '../session/state.ts';

/** Shown on a bare case: the ways to begin. */
export function EmptyHint({ onPick }: { readonly onPick: () => void }) {
  const t = useT();
  const shown = useEditorState((state) => isBare(state) && shownPanel(state) === null && !isPreviewing(state));
  const { inkAt, store, surface } = useCore();
  if (!shown) return null;
  return (
    <div
      style={{ color: inkAt() }}
      // Below the camera: its letters have the ink of the case.
      className={`animate-rise pointer-events-none absolute inset-0 ${surface.cutouts[0] ? 'top-1/4' : ''} flex flex-col items-center justify-center gap-3 text-center`}
    >
      <p className="text-title max-w-48 font-semibold text-balance">{t('studio.empty.title')}</p>
      <Button kind="quiet" icon="picture" onClick={onPick} className="shadow-lift pointer-events-auto">
        {t('studio.empty.picture')}
      </Button>
      <Button
        kind="quiet"
        icon="sparkle"
        onClick={() => openPanel(store, 'drawing')}
        className="shadow-lift pointer-events-auto !text-cool"
      >
        {t('studio.empty.drawing')}
      </Button>
      <Button
        kind="quiet"
        icon="template"
        onClick={() => openPanel(store, 'templates')}
        className="shadow-lift pointer-events-auto"
      >
        {t('studio.empty.template')}
      </Button>
      <p className="text-small max-w-44 text-balance opacity-80 large:hidden">{t('studio.empty.hint')}</p>
    </div>
  );
}
