import { STATION_STATES } from '@cpc/domain';
import { Icon, useT } from '@cpc/ui';

/** What the display may have to say while the service is away: codes are checked at the station all the same (SA-07). */
const WORDS = [
  'screen.lost',
  'screen.code',
  'screen.codeHow',
  'screen.checking',
  'screen.refused.away',
  'screen.refused.wrong',
  'screen.refused.locked',
  'screen.accepted',
] as const;

/**
 * Written out where nobody sees it, so that the parts of a typeface it needs are here before the service goes: of
 * Chinese only the parts are fetched whose characters are drawn.
 */
export function SpareWords() {
  const t = useT();
  const words = [
    ...WORDS.map((word) => t(word)),
    // The last thing the service said may be another state of the station.
    ...STATION_STATES.map((state) => t(`station.state.${state}`)),
    t('screen.acceptedWhere', { number: '', bay: 'none' }),
    t('screen.acceptedWhere', { number: '', bay: '1' }),
  ].join(' ');
  return (
    // As what is drawn before it and no text of the page: nothing that reads or searches the page meets it.
    <div
      aria-hidden
      data-words={words}
      className="invisible absolute size-0 overflow-hidden before:content-[attr(data-words)]"
    >
      <Icon name="offline" />
      <Icon name="check" />
    </div>
  );
}
