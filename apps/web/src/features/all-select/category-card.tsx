import { Chip, Icon, useFormat, useT } from '@cpc/ui';
import { ART } from '../../layout/art.ts';
import { CaseView } from '../../layout/case-view.tsx';
import { HERO_SURFACE } from '../../layout/hero-surface.ts';
import type { CategoryOffer } from './categories.ts';

interface CategoryCardProps {
  readonly offer: CategoryOffer;
  /** The station sells nothing else, so there is nothing to choose. */
  readonly alone: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One thing a station makes, shown rather than told. */
export function CategoryCard({ offer, alone, chosen, onChoose }: CategoryCardProps) {
  const t = useT();
  const format = useFormat();
  const look = `relative flex w-full flex-col overflow-clip rounded-huge bg-raised text-start ${chosen && !alone ? 'ring-2 ring-warm' : ''}`;
  const body = (
    <>
      <Fan />
      <span className="flex items-end justify-between gap-3 p-5 pt-4">
        <span>
          <span className="block text-title font-semibold">{t(`category.${offer.category}`)}</span>
          <span className="block text-small text-ink-soft">
            {`${t('shop.select.models', { count: offer.models })} · ${t('shop.select.from', { price: format.money(offer.from) })}`}
          </span>
        </span>
        {offer.stock === 0 ? (
          <Chip tone="bad">{t('shop.details.soldOut')}</Chip>
        ) : chosen && !alone ? (
          <Icon name="check" className="text-warm" />
        ) : null}
      </span>
    </>
  );
  if (alone) return <section className={look}>{body}</section>;
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose} className={`press ${look}`}>
      {body}
    </button>
  );
}

const PLACES = [
  '-rotate-12 -translate-x-[62%] translate-y-[14%]',
  'rotate-12 translate-x-[62%] translate-y-[14%]',
  '',
] as const;

/** Three cases, fanned, cut off at the card's floor. */
function Fan() {
  return (
    <span aria-hidden="true" className="relative block h-[clamp(12rem,32dvh,20rem)] overflow-clip bg-sunken">
      <span className="studio-light absolute inset-0" />
      {PLACES.map((place, index) => (
        <span key={place} className="absolute inset-x-0 top-6 flex h-[150%] justify-center">
          <CaseView surface={HERO_SURFACE} artwork={ART[(index + 1) % ART.length]} className={`h-full ${place}`} />
        </span>
      ))}
    </span>
  );
}
