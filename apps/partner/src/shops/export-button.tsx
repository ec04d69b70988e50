import { saveFile, useNotify } from '@cpc/appkit';
import { Button, useT } from '@cpc/ui';
import { useAct } from '../core/calls.ts';

/** All shops as a workbook. */
export function ExportButton() {
  const t = useT();
  const notify = useNotify();
  const make = useAct('Operator.exportShops', {
    onSuccess: ({ name, file, lines }) => {
      saveFile(name, file);
      notify.done(t('platform.shops.export.done', { lines }));
    },
  });
  return (
    <Button icon="download" busy={make.isPending} onClick={() => make.mutate({ format: 'xlsx' })}>
      {t('platform.shops.export')}
    </Button>
  );
}
