import { addressOf, formatAddress } from '@cpc/appkit';
import type { Today } from '@cpc/contract';
import { INCIDENT_LEVELS, type IncidentLevel } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { Cards } from '../core/fetched.tsx';
import { ATTENTION } from '../core/paths.ts';
import { Tile, type TileTone } from './tile.tsx';

const TONES: Readonly<Record<IncidentLevel, TileTone>> = { stopped: 'bad', waiting: 'warn', soon: 'plain' };

/** How much needs a hand, by level. Each number leads to its incidents. */
export function NeedTiles({ today: { incidents } }: { readonly today: Today }) {
  const { t, format } = useTranslator();
  return (
    <section aria-labelledby="needs" className="flex flex-col gap-3">
      <h2 id="needs" className="text-lead font-semibold">
        {t('incidents.needs')}
      </h2>
      <Cards columns="gap-2 sm:grid-cols-3 sm:gap-3">
        {INCIDENT_LEVELS.map((level) => (
          <Tile
            key={level}
            row
            to={formatAddress(addressOf(ATTENTION, { level }))}
            name={t(`incidents.level.${level}`)}
            value={format.number(incidents[level])}
            tone={incidents[level] > 0 ? TONES[level] : 'none'}
          />
        ))}
      </Cards>
    </section>
  );
}
