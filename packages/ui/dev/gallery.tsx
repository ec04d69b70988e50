import {
  Button,
  Card,
  Checkbox,
  Chip,
  ChoiceChip,
  ColourSwatches,
  Countdown,
  Dialog,
  ErrorState,
  Facts,
  Icon,
  IconButton,
  type IconName,
  LanguageSwitch,
  List,
  Page,
  PasswordField,
  PhoneCase,
  Progress,
  Row,
  SearchField,
  Segmented,
  Sheet,
  Skeleton,
  Slider,
  StateView,
  Switch,
  Tabs,
  TextField,
  ToolButton,
  useToast,
  useTranslator,
} from '@cpc/ui';
import { type ReactNode, useState } from 'react';
import { ICON_PATHS } from '../src/icons/icon-paths.ts';
import { ARTWORK, BAR, COLUMN, TRIPLE } from './samples.ts';

const SWATCHES = ['#111114', '#f4f1ea', '#ff9a62', '#d8557b', '#23255e', '#86c8ff', '#74d8a2', '#ffd068'].map(
  (colour) => ({ colour, name: colour }),
);

function Part({ children }: { readonly children: ReactNode }) {
  return <section className="flex flex-col gap-3 py-4">{children}</section>;
}

export function Gallery({ open }: { readonly open: string }) {
  const { t, format } = useTranslator();
  const toast = useToast();
  const [shown, setShown] = useState(open);
  const [size, setSize] = useState(3);
  const [brush, setBrush] = useState<'pen' | 'marker' | 'neon'>('pen');
  const [colour, setColour] = useState('#ff9a62');
  const [text, setText] = useState('');
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<'a' | 'b'>('a');
  const price = format.money({ amount: 1990 as never, currency: 'EUR' as never });
  const close = () => setShown('');
  return (
    <Page
      title={t('common.app.title')}
      onBack={() => toast(t('common.offline'), { icon: 'offline' })}
      end={<IconButton icon="more" label={t('common.more')} />}
      width="wide"
      action={
        <Button kind="primary" size="large" price={price} wide onClick={() => setShown('sheet')}>
          {t('common.next')}
        </Button>
      }
    >
      <div className="stage flex items-center justify-center gap-2 py-4">
        <PhoneCase surface={COLUMN} colour="#f4f1ea" className="w-1/4" label="x" />
        <PhoneCase surface={TRIPLE} colour="#1b1b22" artwork={ARTWORK} className="w-2/5" />
        <PhoneCase surface={BAR} colour="#ffffff" opacity={0.12} artwork={ARTWORK} printed={45} className="w-1/4" />
      </div>
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-3">
        <div>
          <Part>
            <LanguageSwitch />
            <div className="flex flex-wrap gap-2">
              <Button kind="primary">{t('common.next')}</Button>
              <Button kind="cool" icon="sparkle">
                {t('common.save')}
              </Button>
              <Button icon="share">{t('common.copy')}</Button>
              <Button kind="outline">{t('common.cancel')}</Button>
              <Button kind="ghost">{t('common.more')}</Button>
              <Button kind="danger" icon="trash">
                {t('common.delete')}
              </Button>
              <Button kind="primary" busy>
                {t('common.save')}
              </Button>
              <Button disabled>{t('common.save')}</Button>
            </div>
            <div className="flex gap-1">
              <IconButton icon="undo" label={t('common.undo')} />
              <IconButton icon="redo" label={t('common.redo')} disabled />
              <IconButton icon="lock" label="lock" kind="filled" pressed />
              <IconButton icon="plus" label="plus" kind="primary" />
            </div>
            <div className="flex flex-wrap gap-2">
              <Chip icon="clock">{t('common.minutes', { count: 3 })}</Chip>
              <Chip tone="good" icon="check">
                {t('station.state.ready')}
              </Chip>
              <Chip tone="warm">{t('station.state.printing')}</Chip>
              <Chip tone="warn">{t('station.state.maintenance')}</Chip>
              <Chip tone="bad" icon="fault">
                {t('station.state.fault')}
              </Chip>
              <Chip tone="cool" icon="sparkle">
                AI
              </Chip>
            </div>
            <div className="flex gap-2 overflow-x-auto">
              <ChoiceChip chosen>Apple</ChoiceChip>
              <ChoiceChip chosen={false}>Samsung</ChoiceChip>
              <ChoiceChip chosen={false}>Google</ChoiceChip>
            </div>
            <div className="hide-scrollbar flex overflow-x-auto">
              {(['picture', 'text', 'brush', 'sticker', 'background', 'layers'] as const).map((icon) => (
                <ToolButton key={icon} icon={icon} label={icon} active={icon === 'text'} />
              ))}
              <ToolButton icon="sparkle" label="AI" cool />
            </div>
          </Part>
          <Part>
            <Slider label="Size" value={size} min={0.5} max={10} step={0.5} text={format.mm(size)} onChange={setSize} />
            <Segmented
              label="Brush"
              value={brush}
              onChange={setBrush}
              options={[
                { value: 'pen', label: 'Pen' },
                { value: 'marker', label: 'Marker' },
                { value: 'neon', label: 'Neon' },
              ]}
            />
            <ColourSwatches label="Colour" swatches={SWATCHES} value={colour} onChange={setColour} own />
            <Progress label="Printing" percent={62} />
            <Progress label="Drawing" percent={30} cool />
          </Part>
        </div>
        <div>
          <Part>
            <TextField
              label="Phone number"
              hint="We only call about your order."
              value={text}
              onChange={(e) => setText(e.currentTarget.value)}
            />
            <TextField label="Width" error={t('common.net.timeout')} defaultValue="abc" end="mm" />
            <PasswordField label="Password" defaultValue="secret" />
            <SearchField label={t('common.search')} value={text} onChange={setText} />
            <Switch checked={on} onChange={setOn}>
              Log in by itself
            </Switch>
            <Checkbox checked={on} onChange={setOn}>
              I agree to the terms of use
            </Checkbox>
          </Part>
          <Part>
            <List label="Models">
              <Row
                lead={<Icon name="phone" />}
                title="iPhone 16 Pro"
                note={format.size(71.5, 149.6)}
                end={<span className="figures">{price}</span>}
                onPress={close}
              />
              <Row
                lead={<Icon name="pin" />}
                title="Galaxy S24"
                note={t('common.pieces', { count: 4 })}
                chosen
                onPress={close}
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
                  { name: 'Payment amount', value: price },
                  { name: 'Order time', value: format.dateTime(1_790_000_000_000) },
                ]}
              />
            </Card>
            <Countdown until={90_000} now={() => 0} />
          </Part>
        </div>
        <div>
          <Part>
            <Tabs
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'a', label: 'First', panel: 'One' },
                { value: 'b', label: 'Second', panel: 'Two' },
              ]}
            />
            <Skeleton className="h-24" />
            <StateView icon="bag" title={t('common.loading')} hint={t('common.loading.failed.hint')} />
            <ErrorState onRetry={close} />
          </Part>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 py-4">
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <span key={name} className="text-micro text-ink-faint flex w-16 flex-col items-center gap-1">
            <Icon name={name} className="text-ink" />
            {name}
          </span>
        ))}
      </div>
      <Sheet open={shown === 'sheet'} onClose={close} title="Text">
        <div className="flex flex-col gap-4">
          <Slider label="Size" value={size} min={0.5} max={10} step={0.5} text={format.mm(size)} onChange={setSize} />
          <ColourSwatches label="Colour" swatches={SWATCHES} value={colour} onChange={setColour} own />
          <Segmented
            label="Brush"
            value={brush}
            onChange={setBrush}
            options={[
              { value: 'pen', label: 'Pen' },
              { value: 'marker', label: 'Marker' },
              { value: 'neon', label: 'Neon' },
            ]}
          />
        </div>
      </Sheet>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={t('common.loading.failed')}
        text={t('common.loading.failed.hint')}
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button kind="primary" onClick={close}>
              {t('common.retry')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
