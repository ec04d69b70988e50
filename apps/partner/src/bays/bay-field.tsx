import type { StationId } from '@cpc/domain';
import { SelectField, Skeleton, useT } from '@cpc/ui';
import { useBays } from './use-bays.ts';

interface BayFieldProps {
  readonly stationId: StationId;
  readonly value: string;
  readonly onChange: (bay: string) => void;
}

/** The bay in which a person put an item: one that the station has. A full one is refused by the server. */
export function BayField({ stationId, value, onChange }: BayFieldProps) {
  const t = useT();
  const { data } = useBays(stationId);
  if (!data) return <Skeleton className="h-16 rounded-medium" />;
  return (
    <SelectField
      label={t('partner.unsure.bay')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: t('bays.choose') },
        ...data.bays.map(({ name, held, capacity }) => ({
          value: name,
          label: held < capacity ? name : t('bays.fullBay', { bay: name }),
        })),
      ]}
    />
  );
}
