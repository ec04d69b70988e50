import { Button, Card, Skeleton, Switch, useT } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';
import { useMessages } from './use-messages.ts';

/** Turns the messages about incidents on and off for this browser, or says why there are none (PA-12). */
export function MessagesCard() {
  const t = useT();
  const messages = useMessages();
  return (
    <Card className="flex flex-col gap-2 px-5 pt-3 pb-5">
      {messages.state === 'on' || messages.state === 'off' ? (
        <Turn messages={messages} />
      ) : (
        <>
          <h2 className="text-lead flex min-h-11 items-center font-semibold">{t('partnerMessages.title')}</h2>
          <Missing messages={messages} />
        </>
      )}
    </Card>
  );
}

interface PartProps {
  readonly messages: ReturnType<typeof useMessages>;
}

function Turn({ messages: { state, wanted, turn, failed } }: PartProps) {
  const t = useT();
  const shops = useSession()?.places.filter(({ partner_id }) => partner_id !== null) ?? [];
  return (
    <>
      <Switch checked={wanted ?? state === 'on'} onChange={turn}>
        <span className="text-lead font-semibold">{t('partnerMessages.title')}</span>
      </Switch>
      <p className="text-small text-pretty text-ink-soft">{t('partnerMessages.what')}</p>
      <p className="text-small text-pretty text-ink-soft empty:hidden">
        {state === 'on' ? t('partnerMessages.on') : shops.length > 1 ? t('partnerMessages.oneShop') : null}
      </p>
      <p role="status" className="text-small text-warn empty:hidden">
        {failed ? t('partnerMessages.failed') : null}
      </p>
    </>
  );
}

function Missing({ messages: { state, again } }: PartProps) {
  const t = useT();
  if (state === 'loading') return <Skeleton className="h-11" />;
  if (state === 'on' || state === 'off') return null;
  return (
    <>
      <p className="text-small text-pretty text-ink-soft">{t(`partnerMessages.${state}`)}</p>
      {state === 'unread' && (
        <div>
          <Button icon="refresh" onClick={again}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
