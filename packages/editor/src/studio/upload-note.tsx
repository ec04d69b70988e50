import { Button, Spinner, useT } from '@cpc/ui';
import { useEditorState, useStudio } from '../context.ts';
import { uploadOf } from '../store/state.ts';

/** How the pictures fare on their way to the server. */
export function UploadNote() {
  const t = useT();
  const { pictures } = useStudio();
  const upload = useEditorState(uploadOf);
  if (upload === undefined) return null;
  return (
    <output className="absolute inset-x-0 top-1 flex justify-center">
      {upload === 'failed' ? (
        <Button kind="danger" icon="upload" onClick={pictures.retry}>
          {t('studio.picture.retry')}
        </Button>
      ) : (
        <span className="bg-raised/90 text-small text-ink-soft flex min-h-9 items-center gap-2 rounded-full px-4">
          <Spinner size={16} />
          {t('studio.picture.sending')}
        </span>
      )}
    </output>
  );
}
