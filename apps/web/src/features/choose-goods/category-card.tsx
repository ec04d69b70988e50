import { Chip, Icon, useFormat, useT } from '@cpc/ui';
import { CATEGORIES, type Category } from '@cpc/design';
import { useMustScan } from '../../data/must-scan.ts';
import { CaseView, type ShellLook } from '../../parts/case-view.tsx';
import { ART, HERO_SURFACE } from '../../parts/hero-surface.ts';
import type { CategoryOffer } from './categories.ts';

interface CategoryCardProps {
  readonly offer: CategoryOffer;
  /** Small, because it stands beside another card. */
  readonly small?: boolean;
  readonly onChoose: () => void;
}

/** A category that a station makes, shown as a picture: a tap goes on with it. */
export function CategoryCard({ offer, small = false, onChoose }: CategoryCardProps) {
  const t = useT();
  const format = useFormat();
  const mustScan = useMustScan(offer.category);
  return (
    <button
      type="button"
      disabled={mustScan}
      onClick={onChoose}
      className="press relative flex w-full flex-col overflow-clip rounded-huge bg-raised text-start"
    >
      {small ? <Sample offer={offer} /> : <Fan offer={offer} />}
      <span className={`flex grow items-start justify-between gap-3 ${small ? 'p-4 pt-3' : 'p-5 pt-4'}`}>
        <span>
          <span className={`block font-semibold ${small ? 'text-body' : 'text-title'}`}>
            {t(`category.${offer.category}`)}
          </span>
          {offer.category === 'colourPlus' || offer.category === 'colourLite' ? (
            <span className="block text-small text-pretty">{t(`about.category.${offer.category}`)}</span>
          ) : null}
          <span className={`flex flex-wrap gap-x-2 text-small text-ink-soft ${small ? 'flex-col' : ''}`}>
            <span>
              {t(offer.sample.surface.form.kind === 'shell' ? 'shop.select.models' : 'shop.select.kinds', {
                count: offer.models,
              })}
            </span>
            <span className="figures">{t('shop.select.from', { price: format.money(offer.from) })}</span>
          </span>
          {mustScan ? (
            <span className="mt-1 block text-small text-warn text-pretty">{t('error.scanNeeded')}</span>
          ) : null}
        </span>
        {offer.stock === 0 ? (
          <Chip tone="bad">{t('shop.details.soldOut')}</Chip>
        ) : mustScan ? null : (
          <Icon name="forward" size={22} className="mt-0.5 shrink-0 text-ink-faint" />
        )}
      </span>
    </button>
  );
}

const PLACES = [
  '-rotate-12 -translate-x-[62%] translate-y-[14%]',
  'rotate-12 translate-x-[62%] translate-y-[14%]',
  '',
] as const;

/** A sample of the category: shown whole, or only the upper part of a phone case. */
function Sample({ offer: { category, sample } }: Pick<CategoryCardProps, 'offer'>) {
  const phone = sample.surface.form.kind === 'shell';
  return (
    <span aria-hidden="true" className="relative block h-36 w-full overflow-clip bg-sunken">
      <span className="studio-light absolute inset-0" style={{ '--blot': INKS[category] }} />
      <span className={`absolute inset-x-0 flex justify-center ${phone ? 'top-5 h-[170%]' : '-inset-y-3'}`}>
        <CaseView
          surface={sample.surface}
          shell={LOOKS[category]}
          artwork={ART[CATEGORIES.indexOf(category) % ART.length]}
          className="h-full"
        />
      </span>
    </span>
  );
}

/** The ink that a category is told by. */
const INKS: Readonly<Record<Category, string>> = {
  phoneCase: 'var(--color-warm-deep)',
  tShirt: 'var(--color-cool)',
  golf: 'var(--color-good)',
  colourPlus: 'var(--color-plum)',
  colourLite: 'var(--color-warn)',
  bakedGoods: 'var(--color-bad)',
};
const LIGHT: ShellLook = { colour: '#f4f1ea', opacity: 1 };
const LOOKS: Readonly<Record<Category, ShellLook>> = {
  phoneCase: LIGHT,
  tShirt: LIGHT,
  golf: { colour: '#fbfbf7', opacity: 1 },
  colourPlus: LIGHT,
  colourLite: { colour: '#dfe4ea', opacity: 1 },
  bakedGoods: { colour: '#fdf6e6', opacity: 1 },
};

/** Three phone cases as a fan, cut off at the bottom of the card; of other goods one sample. */
function Fan({ offer }: Pick<CategoryCardProps, 'offer'>) {
  if (offer.category !== 'phoneCase') return <Sample offer={offer} />;
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
