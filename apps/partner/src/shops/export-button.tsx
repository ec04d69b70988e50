import { saveFile, useNotify } from '@cpc/appkit';
import { Button, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** All shops as a workbook. */
export function ExportButton() {
  const t = useT();
  const notify = useNotify();
  const make = useMutation({
    mutationFn: () => client.call('Operator.exportShops', { format: 'xlsx' }),
    onSuccess: ({ name, file, lines }) => {
      saveFile(name, file);
      notify.done(t('platform.shops.export.done', { lines }));
    },
    onError: notify.failed,
  });
  return (
    <Button icon="download" busy={make.isPending} onClick={() => make.mutate()}>
      {t('platform.shops.export')}
    </Button>
  );
}
