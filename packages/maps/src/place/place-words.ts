import { directionTo, distanceBetween, type Place } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';

/** How far a place is from another one, and in which direction: `1.2 km south-west`. */
export function usePlaceWords() {
  const { t, format } = useTranslator();
  return (from: Place, to: Place): string => {
    const metres = distanceBetween(from, to);
    if (metres < 10) return t('maps.here');
    return t('maps.away', {
      distance: format.distance(metres),
      direction: t(`maps.direction.${directionTo(from, to)}`),
    });
  };
}
