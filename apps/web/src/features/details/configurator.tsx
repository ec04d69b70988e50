import { goBack, useAddress } from '@cpc/appkit';
import type { ShellView } from '@cpc/contract';
import { Button, Chip, ColourSwatches, useFormat, useT, useTranslator } from '@cpc/ui';
import { customSizeOf } from '@cpc/design';
import { sizedColour } from '@cpc/domain';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import type { GoodsDetail } from '../../data/goods.ts';
import { useStationId } from '../../data/stations.ts';
import { CaseView } from '../../parts/case-view.tsx';
import { useGoodsName } from '../../parts/goods-name.ts';
import { SizeChoice } from '../../parts/size-choice.tsx';
import { AboutShell, WhatYouGet } from './about-shell.tsx';
import { CustomSizeRow } from './custom-size-row.tsx';
import { ShellTiles } from './shell-tiles.tsx';
import { useFirstPhoto } from './use-first-photo.ts';
import { huesOf, type Look, type ShellColourView } from './use-look.ts';
import { WishCard } from './wish-card.tsx';
import { wordsFor } from './words.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** The case, and below it the choice of shell and colour. */
export function Configurator({ detail, look }: { readonly detail: GoodsDetail; readonly look: Look }) {
  const t = useT();
  const { tOr } = useTranslator();
  const { goods, shells } = detail;
  const words = wordsFor(goods.category);
  const name = useGoodsName()(goods, useAddress().query['surface_name']);
  const heading = useNameFocus(goods.goods_id);
  const photo = useFirstPhoto();
  const hue = look.shown === undefined ? '' : sizedColour(look.shown.name).colour;
  const colourName = hue === '' ? '' : tOr(`colour.${hue}`, hue);
  return (
    <section aria-label={name} className="flex grow flex-col gap-4">
      <div className="relative max-h-[32rem] min-h-52 grow lg:min-h-[34dvh]">
        <div className="studio-light pointer-events-none absolute inset-x-0 top-[6%] bottom-[-6%]" aria-hidden="true" />
        <div className="absolute inset-0 flex justify-center py-1">
          <CaseView
            surface={goods.surface}
            shell={look.shown}
            artwork={photo}
            className="h-full"
            label={t(words.preview, { model: name, colour: colourName })}
          />
        </div>
      </div>
      {/* The words lie on the light of the case, not under it. */}
      <div className="relative flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 grow basis-32 text-title font-semibold outline-none">
          {name}
        </h2>
        <Button kind="outline" className="shrink-0 lg:hidden" onClick={() => change(goods)}>
          {t(words.change)}
        </Button>
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-3 text-lead font-semibold">{t(`about.material.${goods.category}`)}</legend>
        <ShellTiles shells={shells} chosen={look.shell} onChoose={look.setShell} />
        {look.shell === undefined ? null : <AboutShell shell={look.shell} />}
      </fieldset>
      <div className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="flex gap-2 text-small font-medium text-ink-soft">
            {t('shop.goods.colour')}
            <span className="text-ink">{colourName}</span>
          </p>
          <ColourSwatches
            label={t('shop.goods.colour')}
            swatches={huesOf(look.shell?.colours ?? []).map(({ hue, colour, stock }) => ({
              colour,
              name: stock === 0 ? t('about.size.gone', { size: tOr(`colour.${hue}`, hue) }) : tOr(`colour.${hue}`, hue),
              gone: stock === 0,
            }))}
            value={look.shown?.colour}
            onChange={(colour) => {
              const found = look.shell?.colours.find((one) => one.colour === colour);
              if (found) look.setHue(sizedColour(found.name).colour);
            }}
          />
        </div>
        {look.colour === undefined || look.shell?.own === true ? null : <StockChip stock={look.colour.stock} />}
      </div>
      {look.shell && look.shown ? (
        <SizeChoice
          shell={look.shell}
          shown={look.shown}
          chosen={look.colour?.colour_id}
          onChoose={look.setColour}
          canWait
        />
      ) : null}
      {look.shell && look.colour?.stock === 0 ? <Gone detail={detail} shell={look.shell} colour={look.colour} /> : null}
      {look.shell?.own === true ? <p className="text-small text-ink-soft">{t('shop.details.bringWhy')}</p> : null}
      {look.shell?.area_price === undefined ? null : <ByArea {...look.shell.area_price} />}
      {goods.category === 'phoneCase' && goods.brand !== '' ? <CustomSizeRow goodsId={goods.goods_id} /> : null}
      {look.shell === undefined ? null : <WhatYouGet goods={goods} shell={look.shell} name={name} />}
    </section>
  );
}

/** How a custom size is priced (CT-04). */
function ByArea({ least, per }: NonNullable<ShellView['area_price']>) {
  const t = useT();
  const { money } = useFormat();
  return <p className="text-small text-ink-soft">{t('size.byArea', { price: money(per), least: money(least) })}</p>;
}

interface GoneProps {
  readonly detail: GoodsDetail;
  readonly shell: ShellView;
  readonly colour: ShellColourView;
}

/** What is sold out here can be waited for (SK-05). */
function Gone({ detail: { goods }, shell, colour }: GoneProps) {
  const { goods_id } = goods;
  const stationId = useStationId();
  const name = useGoodsName()(goods);
  if (stationId === null) return null;
  const { shell_id } = shell;
  const wished = { machine_id: stationId, goods_id, shell_id, colour_id: colour.colour_id };
  // Another wish gets another card: one card knows what became of one wish.
  return <WishCard key={JSON.stringify(wished)} wished={wished} name={name} />;
}

/** Leads back to the list; for a custom size, to its measures. */
function change({ goods_id, category }: GoodsDetail['goods']): void {
  if (customSizeOf(goods_id)) return goBack(to(PATHS.customNewSize, { goods_id }));
  return go(PATHS.details, { category: category === 'phoneCase' ? null : category }, { replace: true });
}

/** With this many pieces or fewer the number is shown. */
const FEW = 5;

function StockChip({ stock }: { readonly stock: number }) {
  const t = useT();
  if (stock === 0) return <Chip tone="bad">{t('shop.details.soldOut')}</Chip>;
  if (stock <= FEW) return <Chip tone="warn">{t('shop.details.left', { count: stock })}</Chip>;
  return <Chip tone="good">{t('shop.details.inStock')}</Chip>;
}

/**
 * Moves the focus from a model that was pressed in the list beside to its name: the keyboard goes on to its shells, not through
 * the rest of a long list.
 */
function useNameFocus(goodsId: string): RefObject<HTMLHeadingElement | null> {
  const name = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another model was chosen
  useEffect(() => {
    if (document.activeElement?.matches('[aria-pressed=true]')) name.current?.focus({ preventScroll: true });
  }, [goodsId]);
  return name;
}
