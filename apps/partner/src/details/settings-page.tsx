import type { ShopDetails } from '@cpc/contract';
import { useT, useTranslator } from '@cpc/ui';
import { Fetched } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { Column, Part } from '../core/part.tsx';
import { ReviewSwitch } from './review-switch.tsx';
import { ShopChanges } from './shop-changes.tsx';
import { ContactForm, LegalForm, ZoneForm } from './shop-forms.tsx';
import { useShopDetails } from './use-shop-form.ts';

/** What the shop is: contact, time zone and language, and what its bills need (PA-10). */
export default function SettingsPage() {
  const t = useT();
  const details = useShopDetails();
  return (
    <Page title={t('profile.settings')}>
      <Fetched of={details} room="h-96">
        {(data) => <Settings details={data} />}
      </Fetched>
    </Page>
  );
}

function Settings({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Column>
        <Part title={t('profile.contact')}>
          <ContactForm details={details} />
        </Part>
        <Part title={t('profile.zone.title')}>
          <ZoneForm details={details} />
        </Part>
        <Part title={t('profile.review')}>
          <ReviewSwitch details={details} />
        </Part>
      </Column>
      <Column>
        <Part title={t('profile.legal')}>
          <LegalForm details={details} />
        </Part>
        {details.former_stations.length > 0 && (
          <Part title={t('profile.former')}>
            <FormerStations details={details} />
          </Part>
        )}
        <Part title={t('partner.care.history')}>
          <ShopChanges details={details} />
        </Part>
      </Column>
    </div>
  );
}

/** Stations that moved to another shop: where the lists show what happened there. */
function FormerStations({ details: { former_stations: stations } }: { readonly details: ShopDetails }) {
  const { t, format } = useTranslator();
  return (
    <>
      <p className="text-small text-ink-soft">{t('profile.former.text')}</p>
      <ul className="text-small flex flex-col gap-2">
        {stations.map(({ machine_id, name, until }) => (
          <li key={`${machine_id} ${until}`} className="flex flex-wrap justify-between gap-x-3">
            <bdi className="font-medium">{name}</bdi>
            <span className="text-ink-faint">{t('profile.former.until', { time: format.date(until) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
