import { Button, IconButton, Spinner, useFormat, useT } from '@cpc/ui';
import { useEditorState, usePictures } from '../model/context.ts';
import { sentOf, uploadOf } from '../loading/state.ts';

/** The state of the uploads. */
export function UploadNote() {
  const t = useT();
  const pictures = usePictures();
  const upload = useEditorState(uploadOf);
  if (upload === undefined) return null;
  return (
    <output className="absolute inset-x-0 top-1 flex justify-center">
      {upload === 'failed' ? (
        <Button kind="danger" icon="upload" onClick={pictures.retry}>
          {t('studio.picture.retry')}
        </Button>
      ) : (
        <span className="bg-raised/90 text-small text-ink-soft flex min-h-11 items-center gap-2 rounded-full ps-4">
          <Spinner size={16} />
          {t('studio.picture.sending')}
          <Share />
          <IconButton icon="close" label={t('common.cancel')} onClick={pictures.cancel} />
        </span>
      )}
    </output>
  );
}

/** The uploaded share; hidden from screen readers, because announcing it would never stop. */
function Share() {
  const format = useFormat();
  const share = useEditorState((state) => Math.round(sentOf(state) * 100));
  return share === 0 ? null : (
    <span aria-hidden="true" className="figures">
      {format.percent(share)}
    </span>
  );
}
