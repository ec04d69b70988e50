import { useAddress } from '@cpc/appkit';
import { Button, useFormat, useT } from '@cpc/ui';
import { keepChoice } from '../../core/choice.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoods } from '../../data/goods.ts';
import { useMustScan } from '../../data/must-scan.ts';
import { useStationId } from '../../data/stations.ts';
import { useLook } from './use-look.ts';
import { wordsFor } from './words.ts';

/** The button to the editor, with the price. If something is not chosen yet, the button itself says so (CT-05). */
export function DesignButton() {
  const t = useT();
  const format = useFormat();
  const { goods_id, surface_name, thing } = useAddress().query;
  const { data } = useGoods(goods_id, useStationId());
  const { shell, colour, shown } = useLook(data);
  const mustScan = useMustScan(data?.goods.category);
  if (goods_id === undefined) return null;
  if (mustScan) return <Closed why={t('error.scanNeeded')} />;
  if (data === undefined || shell === undefined || colour === undefined) {
    const missing =
      data === undefined
        ? 'shop.details.chooseModel'
        : shell === undefined
          ? wordsFor(data.goods.category).chooseShell
          : shown === undefined
            ? wordsFor(data.goods.category).chooseColour
            : 'about.size.choose';
    return <Closed why={t(missing)} />;
  }
  const design = () => {
    const named = surface_name === undefined ? {} : { surface_name };
    const choice = { goods_id: data.goods.goods_id, shell_id: shell.shell_id, colour_id: colour.colour_id, ...named };
    keepChoice(choice);
    go(data.goods.category === 'phoneCase' ? PATHS.editor : PATHS.design, { ...choice, thing });
  };
  if (colour.stock === 0) {
    return (
      <>
        <p role="status" className="text-center text-small text-bad">
          {t('shop.details.unavailableWhy')}
        </p>
        <Closed why={t('error.notInStock')} />
      </>
    );
  }
  return (
    <Button kind="primary" size="large" wide icon="brush" price={format.money(shell.price)} onClick={design}>
      {t('shop.details.design')}
    </Button>
  );
}

const Closed = ({ why }: { readonly why: string }) => (
  <Button kind="primary" size="large" wide disabled>
    {why}
  </Button>
);
