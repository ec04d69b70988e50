import { goBack } from '@cpc/appkit';
import { PROBLEM_DAYS, TERMS_VERSION } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import { Button, Card, Page, useT } from '@cpc/ui';
import { PATHS } from '../../core/paths.ts';
import { holdsNow, sharedStore } from '../../core/stores.ts';
import { useAgreed } from '../confirm/use-agreed.ts';

const SECTIONS: readonly (readonly [title: MessageKey, paragraphs: readonly MessageKey[]])[] = [
  ['shop.agreement.notice.title', ['shop.agreement.notice.1', 'shop.agreement.notice.2', 'shop.agreement.notice.3']],
  [
    'shop.agreement.service.title',
    ['shop.agreement.service.1', 'shop.agreement.service.2', 'shop.agreement.service.3', 'shop.agreement.service.4'],
  ],
  ['shop.agreement.printer.title', ['shop.agreement.printer.1', 'shop.agreement.printer.2']],
  ['shop.agreement.case.title', ['shop.agreement.case.1', 'shop.agreement.case.2', 'shop.agreement.case.3']],
];

/**
 * Notice and disclaimer, and the terms for the service, the printers and the cases; the customer agrees or not (RT-09).
 */
export default function AgreementPage() {
  const t = useT();
  const { agreed, asks } = useAgreed(holdsNow());
  const decide = (value: boolean) => {
    sharedStore.getState().set({ agreed: value ? TERMS_VERSION : null });
    goBack(PATHS.selectLogin);
  };
  return (
    <Page
      title={t('shop.agreement.title')}
      onBack={() => goBack(PATHS.selectLogin)}
      action={
        <>
          {agreed ? <p className="text-center text-small text-good">{t('shop.agreement.agreed')}</p> : null}
          <div className="flex gap-3">
            {asks === false ? null : (
              <Button size="large" className="flex-1" onClick={() => decide(false)}>
                {t('shop.agreement.disagree')}
              </Button>
            )}
            <Button kind="primary" size="large" className="flex-1" onClick={() => decide(true)}>
              {t('shop.agreement.agree')}
            </Button>
          </div>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-2">
        <p className="figures px-1 text-small text-ink-soft">
          {t('shop.agreement.version', { version: TERMS_VERSION })}
        </p>
        {SECTIONS.map(([title, paragraphs]) => (
          <Card key={title} className="p-5">
            <h2 className="mb-3 text-lead font-semibold">{t(title)}</h2>
            <ul className="flex list-disc flex-col gap-3 ps-5 text-ink-soft marker:text-ink-faint">
              {paragraphs.map((key) => (
                <li key={key}>{t(key, { days: PROBLEM_DAYS })}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  );
}
