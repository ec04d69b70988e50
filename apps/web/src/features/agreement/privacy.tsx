import { RETENTION_DAYS } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { holdsNow, useSession } from '../../core/stores.ts';
import { Section } from './section.tsx';

/** How long e-mail addresses are kept: of one order, asked for, and replaced. */
const MAIL_DAYS = {
  days: RETENTION_DAYS.orderMail,
  asked: RETENTION_DAYS.askedMail,
  former: RETENTION_DAYS.formerMail,
};

/**
 * What is stored and why, who gets what, how long it stays, and what a person can do (RT-09). Nobody agrees to it: it
 * informs. docs/PROMISES.md names the code behind each sentence.
 */
export function Privacy() {
  const t = useT();
  const stored = ['1', '2', '3', '4'] as const;
  const shared = ['1', '2', '3', '4', '5', '6'] as const;
  return (
    <>
      <Section
        title={t('shop.agreement.stored.title')}
        sentences={stored.map((at) => t(`shop.agreement.stored.${at}`))}
      />
      <Section
        title={t('shop.agreement.shared.title')}
        sentences={shared.map((at) => t(`shop.agreement.shared.${at}`, MAIL_DAYS))}
      />
      <Kept />
      <Section
        title={t('shop.agreement.rights.title')}
        sentences={[t('shop.agreement.rights.1'), t('shop.agreement.rights.2')]}
      >
        {holdsNow() ? (
          <Button className="mt-1 self-start" icon="user" onClick={() => go(PATHS.account)}>
            {t('account.title')}
          </Button>
        ) : null}
      </Section>
    </>
  );
}

/** How long, as it holds for the reader: a guest, or somebody with an account. */
function Kept() {
  const t = useT();
  const guest = useSession(({ userInfo }) => userInfo?.userInfo.guest ?? true);
  const days = { promptDays: RETENTION_DAYS.prompt, reportDays: RETENTION_DAYS.report };
  return (
    <Section
      title={t('shop.agreement.kept.title')}
      sentences={[
        guest ? <KeptOfGuest key="works" /> : t('works.keeping.registered', { pictureDays: RETENTION_DAYS.picture }),
        t('shop.agreement.kept.1'),
        t('shop.agreement.kept.2', days),
        t('shop.agreement.kept.3'),
      ]}
    />
  );
}

function KeptOfGuest() {
  const t = useT();
  const more = {
    linkDays: RETENTION_DAYS.guestLink,
    pictureDays: RETENTION_DAYS.guestPicture,
    orderDays: RETENTION_DAYS.unpaidOrder,
  };
  return (
    <>
      <span className="font-medium text-ink">{t('works.keeping.guest', { days: RETENTION_DAYS.guest })}</span>
      <br />
      {t('works.keeping.guestMore', more)}
    </>
  );
}
