import { Button, useT } from '@cpc/ui';
import { useEditorState } from '../context.ts';
import { isBare } from '../store/state.ts';

/** On a bare case: the quickest way to something of one's own. */
export function EmptyHint({ onPick }: { readonly onPick: () => void }) {
  const t = useT();
  const shown = useEditorState((state) => isBare(state) && state.panel === null && !state.preview);
  if (!shown) return null;
  return (
    <div className="animate-rise pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-3 text-center">
      <p className="text-title text-ink max-w-48 font-semibold text-balance drop-shadow-lg">
        {t('studio.empty.title')}
      </p>
      <Button kind="quiet" icon="picture" onClick={onPick} className="shadow-lift pointer-events-auto">
        {t('studio.empty.picture')}
      </Button>
      <p className="text-small text-ink-soft max-w-44 text-balance">{t('studio.empty.hint')}</p>
    </div>
  );
}
