import { Link, useNotify } from '@cpc/appkit';
import { Button, Card, useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { EraseButton } from './erase-button.tsx';

/** The customer reads everything that is stored, or deletes it for ever (SN-07). */
export function OwnData() {
  const t = useT();
  const notify = useNotify();
  const archive = useMutation({ mutationFn: saveArchive, onError: notify.failed });
  return (
    <Card aria-labelledby="own-data" className="flex flex-col gap-4 p-5">
      <div className="flex max-w-prose flex-col gap-1">
        <h2 id="own-data" className="font-semibold">
          {t('works.data.title')}
        </h2>
        <p className="text-small text-pretty text-ink-soft">{t('works.data.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="download" busy={archive.isPending} onClick={() => archive.mutate()}>
          {t(archive.isPending ? 'works.data.preparing' : 'works.data.download')}
        </Button>
        <EraseButton />
      </div>
      <Link
        to={to(PATHS.agreement, { part: 'privacy' })}
        className="-my-3 inline-flex min-h-11 items-center self-start text-small text-ink-soft underline underline-offset-4"
      >
        {t('shop.agreement.privacy')}
      </Link>
    </Card>
  );
}

async function saveArchive(): Promise<void> {
  const href = URL.createObjectURL(await client.fetchBlob('/api/account/data'));
  Object.assign(document.createElement('a'), { href, download: 'my-data.zip' }).click();
  URL.revokeObjectURL(href);
}
