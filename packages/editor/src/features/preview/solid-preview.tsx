import type { ShellLook } from '@cpc/design';
import { Spinner, useT } from '@cpc/ui';
import { useCallback, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { documentOf } from '../../document/state.ts';
import { paintArt } from './paint-art.ts';
import { showSolid } from '../../session/views.ts';

/** The solids and their renderer are large: they are loaded when the customer opens the 3D view. */
const loadTurntable = async () => (await import('@cpc/preview')).TurntableView;

/** Pixels of the artwork's longer side: as much as a phone's screen can show. */
const ART_PX = 1600;

/** The goods with the design as a solid, turned by finger or arrow keys (ED-09). Flat until it is drawn. */
export function SolidPreview({ shell }: { readonly shell: ShellLook }) {
  const t = useT();
  const { store, surface, assets, notify } = useEditor();
  const document = useEditorState(documentOf);
  const arrivals = useEditorState((state) => state.arrivals);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what has arrived is painted too
  const art = useMemo(() => paintArt(document, surface, assets, ART_PX), [document, surface, assets, arrivals]);
  const goFlat = useCallback(() => {
    notify('studio.preview.unable');
    showSolid(store, false);
  }, [notify, store]);
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const part = useLoaded(loadTurntable);
  if (part.state === 'failed')
    return <LoadFailed onRetry={part.retry} className="bg-raised absolute inset-x-4 bottom-6 z-10 rounded-huge p-4" />;
  const TurntableView = part.state === 'there' ? part.value : undefined;
  return (
    <>
      <div
        className={`absolute inset-0 z-10 bg-radial-[circle_at_50%_45%] from-lifted to-ground to-70% ${shown ? '' : 'invisible'}`}
      >
        {TurntableView && (
          <TurntableView
            surface={surface}
            look={shell}
            art={art}
            label={t('studio.preview.turn')}
            onUnable={goFlat}
            onShown={show}
          />
        )}
      </div>
      {!shown && (
        <output className="bg-raised shadow-lift text-small absolute inset-x-0 bottom-6 z-10 mx-auto flex w-max items-center gap-2 rounded-full py-2.5 ps-3.5 pe-5">
          <Spinner />
          {t('studio.preview.coming')}
        </output>
      )}
    </>
  );
}
