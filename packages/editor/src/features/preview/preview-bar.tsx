import { Button, IconButton, Segmented, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { paintArt } from './paint-art.ts';
import { closePreview, showSolid } from '../../session/views.ts';

type Kind = 'flat' | 'solid';

/** The bar above the preview: the kind of preview, the button to share, and the button back to the tools. */
export function PreviewBar() {
  const t = useT();
  const { store, surface, shell, assets, ports } = useEditor();
  const solid = useEditorState((state) => state.solid);
  const show = () =>
    ports.show({
      document: documentOf(store.getState()),
      surface,
      look: shell,
      paint: (part, side) => paintArt(part, surface, assets, side),
    });
  return (
    <header className="pt-safe relative z-10 flex min-h-14 items-center justify-center gap-2 px-3">
      <div className="min-w-36 shrink-0 whitespace-nowrap">
        <Segmented<Kind>
          label={t('studio.preview')}
          value={solid ? 'solid' : 'flat'}
          onChange={(kind) => showSolid(store, kind === 'solid')}
          options={[
            { value: 'flat', label: t('studio.preview.flat') },
            { value: 'solid', label: t('studio.preview.solid') },
          ]}
        />
      </div>
      <IconButton icon="share" label={t('studio.preview.show')} onClick={show} />
      <Button kind="quiet" data-tool="preview" onClick={() => closePreview(store)}>
        {t('studio.preview.close')}
      </Button>
    </header>
  );
}
