import { Button, Dialog, IconButton, Page, PhoneCase, useToast, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Actions } from './parts/actions.tsx';
import { Forms } from './parts/forms.tsx';
import { Icons } from './parts/icons.tsx';
import { Lists } from './parts/lists.tsx';
import { Options, OptionsSheet } from './parts/options.tsx';
import { States } from './parts/states.tsx';
import { ARTWORK, BAR, COLUMN, PRICE, TRIPLE, YELLOW } from './samples.ts';

export function Gallery({ open }: { readonly open: string }) {
  const { t, format } = useTranslator();
  const toast = useToast();
  const [shown, setShown] = useState(open);
  const close = () => setShown('');
  return (
    <Page
      title={t('common.app.title')}
      onBack={() => toast(t('common.offline'), { icon: 'offline' })}
      end={<IconButton icon="more" label={t('common.more')} />}
      width="wide"
      action={
        <Button kind="primary" size="large" price={format.money(PRICE)} wide onClick={() => setShown('sheet')}>
          {t('common.next')}
        </Button>
      }
    >
      <div className="stage flex items-center justify-center gap-2 py-4">
        <PhoneCase surface={COLUMN} colour="#f4f1ea" className="w-1/4" label="iPhone" />
        <PhoneCase surface={TRIPLE} colour="#1b1b22" artwork={ARTWORK} className="w-2/5" />
        <PhoneCase surface={BAR} colour="#ffffff" opacity={0.12} artwork={ARTWORK} printed={45} className="w-1/4" />
        <PhoneCase
          surface={BAR}
          colour="#2bb3c0"
          underbase="none"
          artwork={YELLOW}
          className="w-1/6"
          label="Thin ink"
        />
      </div>
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-3">
        <div>
          <Actions />
          <Options />
        </div>
        <div>
          <Forms />
          <Lists />
        </div>
        <States />
      </div>
      <Icons />
      <OptionsSheet open={shown === 'sheet'} onClose={close} />
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={t('common.loading.failed')}
        text={t('common.loading.failed.hint')}
        actions={
          <Button kind="primary" onClick={close}>
            {t('common.retry')}
          </Button>
        }
      />
    </Page>
  );
}
