import { Button, Chip, ChoiceChip, IconButton, LanguageSwitch, TextField, ToolButton, useT } from '@cpc/ui';
import { useState } from 'react';
import { Part } from './part.tsx';

export function Actions() {
  return (
    <Part>
      <LanguageSwitch />
      <Buttons />
      <Sending />
      <Spent />
      <div className="flex gap-1">
        <IconButton icon="undo" label="Undo" />
        <IconButton icon="redo" label="Redo" disabled />
        <IconButton icon="lock" label="Lock" kind="filled" pressed />
        <IconButton icon="plus" label="Add" kind="primary" />
      </div>
      <Chips />
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
  );
}

function Buttons() {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="primary">{t('common.next')}</Button>
      <Button kind="cool" icon="sparkle">
        {t('common.save')}
      </Button>
      <Button icon="share">{t('common.copy')}</Button>
      <Button kind="outline">{t('common.cancel')}</Button>
      <Button kind="ghost">{t('common.edit')}</Button>
      <Button kind="danger" icon="trash">
        {t('common.delete')}
      </Button>
      <Button kind="primary" busy>
        {t('common.save')}
      </Button>
      <Button disabled>{t('common.save')}</Button>
    </div>
  );
}

/** A form that is busy from its submission until it is told that it is done; then there is nothing to send. */
function Sending() {
  const t = useT();
  const [sent, setSent] = useState(0);
  const [stage, setStage] = useState<'open' | 'busy' | 'done'>('open');
  return (
    <form
      aria-label="Sending"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
        setStage('busy');
      }}
    >
      <TextField label="Words" />
      <Button type="submit" busy={stage === 'busy'} disabled={stage === 'done'} price={sent}>
        {t('common.save')}
      </Button>
      <Button kind="ghost" onClick={() => setStage('done')}>
        {t('common.done')}
      </Button>
    </form>
  );
}

/** Each button can be pressed once, and counts its presses. */
function Spent() {
  const [icon, setIcon] = useState(0);
  const [tool, setTool] = useState(0);
  return (
    <div className="flex items-center gap-2">
      <IconButton icon="trash" label={`Icon ${icon}`} disabled={icon > 0} onClick={() => setIcon(icon + 1)} />
      <ToolButton icon="undo" label={`Tool ${tool}`} disabled={tool > 0} onClick={() => setTool(tool + 1)} />
    </div>
  );
}

function Chips() {
  const t = useT();
  return (
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
  );
}
