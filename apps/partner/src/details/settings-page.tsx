import { ErrorState, Skeleton, useT } from '@cpc/ui';
import type { ShopDetails } from '@cpc/contract';
import { Column, Part } from '../station/part.tsx';
import { ContactForm } from './contact-form.tsx';
import { FormerStations } from './former-stations.tsx';
import { LegalForm } from './legal-form.tsx';
import { ReviewSwitch } from './review-switch.tsx';
import { ShopChanges } from './shop-changes.tsx';
import { useShopDetails } from './use-details.ts';
import { ZoneForm } from './zone-form.tsx';

/** What the shop is: contact, time zone and language, and what its bills need (PA-10). */
export default function SettingsPage() {
  const t = useT();
  const details = useShopDetails();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('profile.settings')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('profile.settings')}</h1>
      {details.data ? (
        <Settings details={details.data} />
      ) : details.isError ? (
        <ErrorState onRetry={() => void details.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </div>
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
