import type { ShopNow as Now } from '@cpc/contract';
import { money } from '@cpc/domain';
import { type Fact, Facts, Icon, useTranslator } from '@cpc/ui';
import { Fetched } from '../core/fetched.tsx';
import { momentOf } from '../core/moment-of.ts';
import { Part } from '../core/part.tsx';
import { ICONS, TONES } from '../incidents/looks.ts';
import { useShopNow } from './use-shops.ts';

/** A shop's money, incidents, contact and books, for an operator who helps it (OP-08). */
export function ShopNow({ id }: { readonly id: string }) {
  return (
    <Fetched of={useShopNow(id)} room="h-72">
      {(now) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <Sums now={now} />
            <Needs now={now} />
          </div>
          <Contact now={now} />
        </div>
      )}
    </Fetched>
  );
}

function Sums({ now: { money: sums, books } }: { readonly now: Now }) {
  const { t, format, locale } = useTranslator();
  return (
    <Part title={t('partner.money')}>
      {sums.length === 0 && <p className="text-small text-ink-soft">{t('partner.money.none')}</p>}
      {sums.map(({ earned, cash, due, reserved }) => (
        <Facts
          key={due.currency}
          facts={[
            due.amount < 0
              ? { name: t('partner.shops.owes'), value: format.money(money(-due.amount, due.currency)) }
              : { name: t('partner.shops.gets'), value: format.money(due) },
            { name: t('partner.money.earned'), value: format.money(earned) },
            { name: t('partner.money.cash'), value: format.money(cash) },
            { name: t('payout.list'), value: format.money(reserved) },
          ]}
        />
      ))}
      <p className={`text-small ${books && books.own > 0 ? 'text-bad' : 'text-ink-soft'}`}>
        {books === null
          ? t('partner.shops.books.never')
          : t('partner.shops.books', {
              time: momentOf(locale.tag, books.at),
              own: format.number(books.own),
              all: format.number(books.all),
            })}
      </p>
    </Part>
  );
}

function Needs({ now: { incidents } }: { readonly now: Now }) {
  const { t, locale } = useTranslator();
  return (
    <Part title={t('incidents.needs')}>
      {incidents.length === 0 && <p className="text-small text-ink-soft">{t('partner.shops.calm')}</p>}
      <ul className="flex flex-col gap-3">
        {incidents.map(({ kind, level, machine_id, machine_name, since, count }) => (
          <li key={`${kind} ${machine_id}`} className="flex items-start gap-3">
            <Icon name={ICONS[kind]} size={20} className={`mt-0.5 ${TONES[level]}`} />
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{t(`incidents.kind.${kind}`, { count })}</p>
              <p className="text-small text-ink-soft wrap-anywhere">
                <bdi>{machine_name}</bdi>
                {since !== null && (
                  <span className="figures">{` · ${t('incidents.since', { time: momentOf(locale.tag, since) })}`}</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const CONTACT = ['phone', 'email', 'address', 'legal_name', 'country', 'vat_id', 'registration', 'time_zone'] as const;

function Contact({ now: { contact } }: { readonly now: Now }) {
  const { t } = useTranslator();
  const said: Fact[] = CONTACT.filter((field) => contact[field] !== '').map((field) => ({
    name: t(`profile.field.${field}`),
    value: <bdi className="wrap-anywhere">{contact[field]}</bdi>,
  }));
  return (
    <Part title={t('profile.contact')}>
      {said.length === 0 ? (
        <p className="text-small text-ink-soft">{t('partner.shops.contact.none')}</p>
      ) : (
        <Facts facts={said} />
      )}
    </Part>
  );
}
