import { STATION_STATES } from '@cpc/domain';
import { Icon, useT } from '@cpc/ui';

/**
 * The texts that the display may need while the server is down: pickup codes are still checked at the station (SA-07).
 */
const WORDS = [
  'screen.lost',
  'screen.lostWhy',
  'screen.lostPickup',
  'screen.lostNoPickup',
  'screen.code',
  'screen.codeHow',
  'screen.checking',
  'screen.refused.away',
  'screen.refused.wrong',
  'screen.refused.locked',
  'screen.accepted',
] as const;

/**
 * Renders these texts invisibly, so that the parts of the typeface that they need are loaded before the server goes
 * away: for Chinese, only the parts with the characters on the page are fetched.
 */
export function PreloadedTexts() {
  const t = useT();
  const words = [
    ...WORDS.map((word) => t(word)),
    // The last state that the server sends may be any of these.
    ...STATION_STATES.map((state) => t(`station.state.${state}`)),
    t('screen.acceptedWhere', { number: '', bay: 'none' }),
    t('screen.acceptedWhere', { number: '', bay: '1' }),
  ].join(' ');
  return (
    // The texts are drawn as a pseudo-element (`before`), not as text of the page: nothing that reads or searches the
    // page finds them.
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
