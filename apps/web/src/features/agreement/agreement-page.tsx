import { goBack, useAddress } from '@cpc/appkit';
import { TERMS_VERSION, PROBLEM_DAYS } from '@cpc/domain';
import { Button, Page, Segmented, useFormat, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { holdsNow, sharedStore } from '../../core/stores.ts';
import { useAgreed } from '../../data/agreed.ts';
import { useTermsDate } from '../../parts/terms-date.ts';
import { Operator } from './operator.tsx';
import { Privacy } from './privacy.tsx';
import { TERMS_TEXTS } from '@cpc/i18n';
import { Section } from './section.tsx';

/** Notice and terms, to which the customer agrees or not, and beside them what is said about privacy (RT-09). */
export default function AgreementPage() {
  const t = useT();
  const dateOf = useTermsDate();
  const { query } = useAddress();
  const part = query['part'] === 'privacy' ? 'privacy' : 'terms';
  return (
    <Page
      title={t('shop.agreement.title')}
      onBack={() => goBack(PATHS.selectLogin)}
      action={part === 'terms' ? <Decision /> : undefined}
    >
      <div className="flex flex-col gap-4 pt-2">
        <Segmented
          label={t('shop.agreement.title')}
          options={[
            { value: 'terms', label: t('shop.agreement.terms') },
            { value: 'privacy', label: t('shop.agreement.privacy') },
          ]}
          value={part}
          onChange={(value) => go(PATHS.agreement, value === 'terms' ? {} : { part: value }, { replace: true })}
        />
        <p className="px-1 text-small text-ink-soft">{t('shop.agreement.version', { date: dateOf(TERMS_VERSION) })}</p>
        {part === 'terms' ? <Terms /> : <Privacy />}
        <Operator />
      </div>
    </Page>
  );
}

function Decision() {
  const t = useT();
  const { asks } = useAgreed(holdsNow());
  const decide = (value: boolean) => {
    sharedStore.getState().set({ agreed: value ? TERMS_VERSION : null });
    goBack(PATHS.selectLogin);
  };
  return (
    <>
      <Agreed />
      <div className="flex flex-wrap gap-3">
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
  );
}

/** What the account agreed to and when; before its first order, whether this device agreed. */
function Agreed() {
  const t = useT();
  const format = useFormat();
  const dateOf = useTermsDate();
  const { agreed, last } = useAgreed(holdsNow());
  const tone = agreed ? 'text-good' : 'text-ink-soft';
  if (last === null && !agreed) return null;
  return (
    <p className={`text-center text-small text-balance ${tone}`}>
      {last === null
        ? t('shop.agreement.agreed')
        : t('shop.agreement.agreedOn', { at: format.date(last.at), date: dateOf(last.version) })}
    </p>
  );
}

function Terms() {
  const t = useT();
  return TERMS_TEXTS.map(([title, sentences]) => (
    <Section key={title} title={t(title)} sentences={sentences.map((key) => t(key, { days: PROBLEM_DAYS }))} />
  ));
}
