import type { StationCare, StationPrint } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { BackLink, Titled } from '../core/page.tsx';
import { Column, Columns, Part } from '../core/part.tsx';
import { PRINT, useIdIn } from '../core/paths.ts';
import { useCare } from '../station/use-care.ts';
import { ChartPart } from './chart-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SettingsForm } from './settings-form.tsx';
import { usePrint } from './use-print.ts';

/** How one station prints: its files, its colour profile, and the chart for measuring that profile (SA-05, SA-06). */
export default function PrintPage() {
  const t = useT();
  const id = brand<StationId>(useIdIn(PRINT));
  const [care, print] = [useCare(id), usePrint(id)];
  return (
    <Titled title={t('partner.print')}>
      <div>
        <BackLink to={`/stations/${id}`}>{care.data?.machine.name ?? t('partner.stations')}</BackLink>
        <h1 className="text-title font-semibold">{t('partner.print')}</h1>
        <p className="text-small text-ink-soft mt-1 max-w-2xl">{t('partner.print.lead')}</p>
      </div>
      {care.data && print.data ? (
        <Parts care={care.data} print={print.data} id={id} />
      ) : (
        <Pending
          of={care.isError ? care : print}
          room="h-96"
          missing={{ title: t('partner.station.missing'), hint: t('partner.station.missing.hint') }}
        />
      )}
    </Titled>
  );
}

interface PartsProps {
  readonly care: StationCare;
  readonly print: StationPrint;
  readonly id: StationId;
}

function Parts({ care, print, id }: PartsProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 roomy:grid-cols-3">
      <Column>
        <Part title={t('partner.print.files')}>
          <SettingsForm print={print} id={id} />
        </Part>
      </Column>
      <Columns>
        <Part title={t('partner.print.profile')}>
          <ProfilePart print={print} id={id} />
        </Part>
        <Part title={t('partner.print.chart')}>
          <ChartPart print={print} care={care} id={id} />
        </Part>
      </Columns>
    </div>
  );
}
