import { Row, useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { Matters } from './section.tsx';
import { useDecisions } from './use-attention.ts';
import { useGoodsName } from '../stock/names.ts';

/** The decisions about such prints, with who decided and why (OR-09). */
export function Decided() {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const { data = [] } = useDecisions();
  if (data.length === 0) return null;
  return (
    <Matters name="decided">
      {data.map(({ print_number, model, decision, reason, by, at, later }) => (
        <Row
          key={`${print_number} ${at}`}
          title={
            <>
              {t(`partner.unsure.${decision}`)}
              {' · '}
              <bdi>{goodsName({ model })}</bdi>
            </>
          }
          note={
            <>
              <bdi>{by ?? t('partner.unnamed')}</bdi>
              {': '}
              <bdi>{reason}</bdi>
              {later !== null && <span className="text-warn block font-medium">{t(`partner.decided.${later}`)}</span>}
              <span className="text-ink-faint block">
                <bdi className="figures">{print_number}</bdi>
                {' · '}
                <Moment at={at} className="figures" />
              </span>
            </>
          }
        />
      ))}
    </Matters>
  );
}
