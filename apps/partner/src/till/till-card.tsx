import type { Till } from '@cpc/contract';
import { Button, Card, Icon, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { may } from '../core/may.ts';
import { useSession } from '../core/session-store.ts';
import { BankDialog } from './bank-dialog.tsx';
import { CountDialog } from './count-dialog.tsx';
import { People } from './people.tsx';

/** The till in one currency: what must be in it, what can be done now, and who took what today. */
export function TillCard({ till }: { readonly till: Till }) {
  const { t, format } = useTranslator();
  const { open, last, expected } = till;
  return (
    <Card className="flex flex-col gap-5 p-5">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lead flex items-center gap-2 font-semibold">
          <Icon name={open ? 'check' : 'lock'} size={22} className={open ? 'text-good' : 'text-ink-soft'} />
          {t(open ? 'till.isOpen' : 'till.isClosed')}
        </h2>
        {last && (
          <p className="text-small text-ink-soft wrap-anywhere">
            <FactsInRow facts={[format.dateTime(last.at), ...(last.by === null ? [] : [last.by])]} />
          </p>
        )}
      </div>
      <p className="flex flex-col gap-1">
        <span className="text-small text-ink-soft font-medium">{t('till.must')}</span>
        <span className="figures text-title font-semibold">{format.money(expected)}</span>
      </p>
      <Acts till={till} />
      <People people={till.people} />
    </Card>
  );
}

type Act = 'open' | 'close' | 'bank';

/** What a person may do with the till now; who may not close it is told who does. */
function Acts({ till }: { readonly till: Till }) {
  const { t } = useTranslator();
  const who = useSession();
  const [act, setAct] = useState<Act>();
  const [works, closes] = [may(who, 'counter'), may(who, 'closeTill')];
  if (!works) return null;
  const onClose = () => setAct(undefined);
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {!till.open && (
          <Button kind="primary" size="large" onClick={() => setAct('open')}>
            {t('till.open')}
          </Button>
        )}
        {till.open && closes && (
          <Button kind="primary" size="large" onClick={() => setAct('close')}>
            {t('till.close')}
          </Button>
        )}
        {closes && till.last && till.expected.amount > 0 && (
          <Button kind="outline" size="large" onClick={() => setAct('bank')}>
            {t('till.bank')}
          </Button>
        )}
      </div>
      {till.open && !closes && <p className="text-small text-ink-soft">{t('till.close.who')}</p>}
      {(act === 'open' || act === 'close') && <CountDialog act={act} till={till} onClose={onClose} />}
      {act === 'bank' && <BankDialog till={till} onClose={onClose} />}
    </>
  );
}
