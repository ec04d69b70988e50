import { type Colour, hexColour } from '@cpc/design';
import { Icon, Skeleton, useT } from '@cpc/ui';
import { useId, useState } from 'react';
import { useEditor } from '../../model/context.ts';
import { LazyPart } from '../lazy-part.tsx';
import { Revealed } from '../revealed.tsx';
import { INKS } from '../palette.ts';
import { createRecents } from './recents.ts';

const loadPicker = async () => (await import('./colour-picker.tsx')).ColourPicker;

export interface ColourFieldProps {
  readonly label: string;
  readonly value: Colour | undefined;
  /** Called for every intermediate colour. */
  readonly onChange: (colour: Colour) => void;
  /** Called when the colour is final. */
  readonly onCommit?: (() => void) | undefined;
}

const MAX_RECENT = 6;
/** The colour at which the sliders begin if nothing is chosen. */
const FIRST = hexColour('#ff9a62');
const RING =
  'press has-checked:border-ink has-focus-visible:outline-cool relative grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent has-focus-visible:outline-3';

/** Chooses a colour: a custom one, a recent one, or one of the named inks. */
export function ColourField({ label, value, onChange, onCommit }: ColourFieldProps) {
  const t = useT();
  const { ports } = useEditor();
  const name = useId();
  const [open, setOpen] = useState(false);
  const [recents] = useState(() => createRecents(ports.memory, 'colours', MAX_RECENT));
  const [recent, setRecent] = useState(() => recents.list() as readonly Colour[]);
  const choose = (colour: Colour) => {
    onChange(colour);
    onCommit?.();
  };
  const rest = () => {
    onCommit?.();
    if (!value || INKS.some((ink) => ink.colour === value)) return;
    recents.add(value);
    setRecent(recents.list() as readonly Colour[]);
  };
  const swatches = [
    ...recent.map((colour) => ({ colour, name: t('studio.colour.recent', { colour }) })),
    ...INKS.map((ink) => ({ colour: ink.colour, name: t(ink.name) })),
  ];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start">
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('studio.colour.own')}
          title={t('studio.colour.own')}
          onClick={() => setOpen((before) => !before)}
          className="press aria-expanded:border-ink mt-1 grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent"
        >
          <span className="bg-conic-[from_0deg,#ff5f6d,#ffd23f,#5fd38d,#5aaef8,#8a5cf6,#ff7eb6,#ff5f6d] grid size-8 place-items-center rounded-full">
            <span className="bg-raised grid size-5.5 place-items-center rounded-full">
              <Icon name={open ? 'up' : 'plus'} size={14} />
            </span>
          </span>
        </button>
        <fieldset className="hide-scrollbar wide:me-0 wide:flex-wrap wide:pe-1 -me-4 flex min-w-0 gap-1 overflow-x-auto p-1 pe-4">
          <legend className="sr-only">{label}</legend>
          {swatches.map((swatch) => (
            <label key={swatch.name} className={RING} title={swatch.name}>
              <input
                type="radio"
                name={name}
                className="absolute inset-0 opacity-0"
                aria-label={swatch.name}
                checked={swatch.colour === value}
                onChange={() => choose(swatch.colour)}
              />
              <span
                className="border-ink/25 block size-8 rounded-full border"
                style={{ backgroundColor: swatch.colour }}
              />
            </label>
          ))}
        </fieldset>
      </div>
      {open && (
        <Revealed>
          <LazyPart
            load={loadPicker}
            props={{ value: value ?? FIRST, onChange, onCommit: rest }}
            fallback={<Skeleton className="h-48" />}
          />
        </Revealed>
      )}
    </div>
  );
}
