import { Button, Segmented, useT } from '@cpc/ui';
import { useCore, useEditorState } from '../context.ts';

type Kind = 'flat' | 'solid';

/** The bar above the preview: the kind of preview, and the button back to the tools. */
export function PreviewBar() {
  const t = useT();
  const { store } = useCore();
  const solid = useEditorState((state) => state.solid);
  return (
    <header className="pt-safe relative z-10 flex min-h-14 items-center justify-center gap-3 px-3">
      <div className="min-w-40 shrink-0 whitespace-nowrap">
        <Segmented<Kind>
          label={t('studio.preview')}
          value={solid ? 'solid' : 'flat'}
          onChange={(kind) => store.setState({ solid: kind === 'solid' })}
          options={[
            { value: 'flat', label: t('studio.preview.flat') },
            { value: 'solid', label: t('studio.preview.solid') },
          ]}
        />
      </div>
      <Button kind="quiet" data-tool="preview" onClick={() => store.setState({ preview: false })}>
        {t('studio.preview.close')}
      </Button>
    </header>
  );
}
