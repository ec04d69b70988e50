import { Card, Chip, Countdown, Facts, Icon, List, Row, useTranslator } from '@cpc/ui';
import { PRICE } from '../samples.ts';
import { Part } from './part.tsx';

export function Lists() {
  const { t, format } = useTranslator();
  const press = () => {};
  return (
    <Part>
      <List label="Models">
        <Row
          lead={<Icon name="phone" />}
          title="iPhone 16 Pro"
          note={format.size(71.5, 149.6)}
          end={<span className="figures">{format.money(PRICE)}</span>}
          onPress={press}
        />
        <Row
          lead={<Icon name="pin" />}
          title="Galaxy S24"
          note={t('common.pieces', { count: 4 })}
          chosen
          onPress={press}
        />
        <Row
          lead={<Icon name="printer" />}
          title="Station 1"
          end={<Chip tone="good">{t('station.state.ready')}</Chip>}
        />
      </List>
      <Card>
        <Facts
          facts={[
            { name: 'Order number', value: 'K7-4M2Q' },
            { name: 'Payment amount', value: format.money(PRICE) },
            { name: 'Order time', value: format.dateTime(1_790_000_000_000) },
          ]}
        />
      </Card>
      <Countdown until={90_000} now={() => 0} />
    </Part>
  );
}
