import { goBack, useAddress } from '@cpc/appkit';
import { Button, Chip, ColourSwatches, useFormat, useT, useTranslator } from '@cpc/ui';
import { customSizeOf } from '@cpc/design';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import type { GoodsDetail } from '../../data/goods.ts';
import { useGoodsName } from '../../data/goods-name.ts';
import { CaseView } from '../../layout/case-view.tsx';
import { CustomSizeRow } from './custom-size-row.tsx';
import { StockChip } from './stock-chip.tsx';
import { useFirstPhoto } from './use-first-photo.ts';
import type { Look } from './use-look.ts';
import { wordsFor } from './words.ts';

interface ConfiguratorProps {
  readonly detail: GoodsDetail;
  readonly look: Look;
}

/** The case, and below it the choice of shell and colour. */
export function Configurator({ detail, look }: ConfiguratorProps) {
  const t = useT();
  const { tOr } = useTranslator();
  const format = useFormat();
  const { goods, shells } = detail;
  const words = wordsFor(goods.category);
  const name = useGoodsName()(goods, useAddress().query['surface_name']);
  const photo = useFirstPhoto();
  const colourName = look.colour === undefined ? '' : tOr(`colour.${look.colour.name}`, look.colour.name);
  return (
    <section aria-label={name} className="flex grow flex-col gap-4">
      <div className="relative max-h-[32rem] min-h-52 grow lg:min-h-[34dvh]">
        <div className="studio-light pointer-events-none absolute inset-x-0 top-[6%] bottom-[-6%]" aria-hidden="true" />
        <div className="absolute inset-0 flex justify-center py-1">
          <CaseView
            surface={goods.surface}
            shell={look.colour}
            artwork={photo}
            className="h-full"
            label={t(words.preview, { model: name, colour: colourName })}
          />
        </div>
      </div>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-title font-semibold">{name}</h2>
          <p className="text-small text-ink-soft">
            {t('shop.details.size', { size: format.size(goods.surface.width, goods.surface.height) })}
          </p>
        </div>
        <Button kind="outline" className="shrink-0 lg:hidden" onClick={() => change(goods)}>
          {t(words.change)}
        </Button>
      </div>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 text-small font-medium text-ink-soft">{t(words.material)}</legend>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
          {shells.map((shell) => (
            <ShellTile
              key={shell.shell_id}
              name={tOr(`shell.${shell.name}`, shell.name)}
              price={format.money(shell.price)}
              chosen={shell === look.shell}
              onChoose={() => look.setShell(shell.shell_id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="flex gap-2 text-small font-medium text-ink-soft">
            {t(words.colour)}
            <span className="text-ink">{colourName}</span>
          </p>
          <ColourSwatches
            label={t(words.colour)}
            swatches={(look.shell?.colours ?? []).map((one) => ({
              colour: one.colour,
              name: tOr(`colour.${one.name}`, one.name),
              disabled: one.stock === 0,
            }))}
            value={look.colour?.colour}
            onChange={(colour) => {
              const found = look.shell?.colours.find((one) => one.colour === colour);
              if (found) look.setColour(found.colour_id);
            }}
          />
        </div>
        {look.colour === undefined ? (
          <Chip>{t(words.chooseColour)}</Chip>
        ) : look.shell?.own === true ? null : (
          <StockChip stock={look.colour.stock} />
        )}
      </div>
      {look.shell?.own === true ? <p className="text-small text-ink-soft">{t('shop.details.bringWhy')}</p> : null}
      {goods.category === 'phoneCase' && goods.brand !== '' ? <CustomSizeRow goodsId={goods.goods_id} /> : null}
    </section>
  );
}

/** Leads back to the list; for a custom size, to its measures. */
function change({ goods_id, category }: GoodsDetail['goods']): void {
  if (customSizeOf(goods_id)) return goBack(to(PATHS.customNewSize, { goods_id }));
  return go(PATHS.details, { category: category === 'phoneCase' ? null : category }, { replace: true });
}

interface ShellTileProps {
  readonly name: string;
  readonly price: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ShellTile({ name, price, chosen, onChoose }: ShellTileProps) {
  return (
    <label
      className={`press relative flex min-h-14 flex-col justify-center rounded-medium border-2 bg-raised px-3.5 py-2 has-focus-visible:outline-3 has-focus-visible:outline-cool ${chosen ? 'border-ink' : 'border-transparent'}`}
    >
      <input type="radio" name="shell" className="absolute inset-0 opacity-0" checked={chosen} onChange={onChoose} />
      <span className="text-small leading-tight font-medium">{name}</span>
      <span className="figures text-micro text-ink-soft">{price}</span>
    </label>
  );
}
