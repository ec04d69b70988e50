import { useAddress } from '@cpc/appkit';
import { Icon, List, Row, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';

/** Leads to a custom size: for a model of the list, or for a model that is not in it (RT-07). */
export function CustomSizeRow({ goodsId }: { readonly goodsId?: string }) {
  const t = useT();
  const { thing } = useAddress().query;
  return (
    <List>
      <Row
        lead={<Icon name="crop" size={22} className="text-ink-soft" />}
        title={t('shop.details.custom')}
        note={t('shop.details.customWhy')}
        onPress={() =>
          goodsId === undefined
            ? go(PATHS.customNewSize, { thing })
            : go(PATHS.customSize, { goods_id: goodsId, thing })
        }
      />
    </List>
  );
}
