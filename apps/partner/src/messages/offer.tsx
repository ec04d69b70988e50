import { Button, Card, Icon, useT } from '@cpc/ui';
import { useState } from 'react';
import { readText, writeText } from '../core/storage.ts';
import { useMessages } from './use-messages.ts';

/** Tells once, on a device that could get messages, that there are some (PA-12). */
export function MessagesOffer() {
  const t = useT();
  const { state, wanted, turn, failed } = useMessages();
  const [declined, setDeclined] = useState(() => readText('messagesOffer') !== undefined);
  if (declined || (state !== 'off' && state !== 'homeScreen')) return null;
  const decline = () => {
    writeText('messagesOffer', 'declined');
    setDeclined(true);
  };
  return (
    <Card role="region" aria-label={t('partnerMessages.offer')} className="flex items-start gap-4 p-5">
      <span className="bg-warm-wash text-warm grid size-11 shrink-0 place-items-center rounded-medium max-sm:hidden">
        <Icon name="bell" size={24} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-lead font-semibold">{t('partnerMessages.offer')}</h2>
          <p className="text-small text-pretty text-ink-soft">
            {t(state === 'homeScreen' ? 'partnerMessages.homeScreen' : 'partnerMessages.offer.text')}
          </p>
          <p role="status" className="text-small text-warn empty:hidden">
            {failed ? t('partnerMessages.failed') : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'off' && (
            <Button icon="bell" busy={wanted === true} onClick={() => turn(true)}>
              {t('partnerMessages.offer.start')}
            </Button>
          )}
          <Button kind={state === 'off' ? 'ghost' : 'quiet'} onClick={decline}>
            {t('partnerMessages.offer.later')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
