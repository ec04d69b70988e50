import type { Colour } from '@cpc/design';
import { IconButton, Slider, useT } from '@cpc/ui';
import { useState } from 'react';
import { colourOf, type Hsl, hslOf, readHex } from './hsl.ts';
import { PictureColours } from './picture-swatches.tsx';

export interface ColourPickerProps {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  readonly onCommit: () => void;
}

const HUES = [0, 60, 120, 180, 240, 300, 360].map((hue) => colourOf({ hue, saturation: 90, lightness: 55 }));

/** Chooses any colour: by sliders (also by keyboard), by code, from a picture of the design, or from the screen. */
export function ColourPicker({ value, onChange, onCommit }: ColourPickerProps) {
  const t = useT();
  const [lastHsl, setLastHsl] = useState(() => hslOf(value));
  // The sliders follow a colour chosen elsewhere. For a grey, they keep the last hue and saturation.
  const hsl = colourOf(lastHsl) === value ? lastHsl : hslOf(value, lastHsl);
  const set = (part: Partial<Hsl>) => {
    const next = { ...hsl, ...part };
    setLastHsl(next);
    onChange(colourOf(next));
  };
  const along = (parts: readonly Partial<Hsl>[]) => parts.map((part) => colourOf({ ...hsl, ...part }));
  const slider = (key: keyof Hsl, max: number, colours: readonly string[]) => (
    <Slider
      label={t(`common.${key}`)}
      min={0}
      max={max}
      value={Math.round(hsl[key])}
      colours={colours}
      onChange={(next) => set({ [key]: next })}
      onCommit={onCommit}
    />
  );
  return (
    <div className="bg-sunken flex flex-col rounded-large px-3 py-1.5">
      {slider('hue', 360, HUES)}
      {slider('saturation', 100, along([{ saturation: 0 }, { saturation: 100 }]))}
      {slider('lightness', 100, along([{ lightness: 0 }, { lightness: 50 }, { lightness: 100 }]))}
      <div className="flex items-center gap-2 py-1">
        <span
          aria-hidden
          className="border-ink/25 size-9 shrink-0 rounded-full border"
          style={{ backgroundColor: value }}
        />
        <HexField key={value} value={value} onChange={onChange} onCommit={onCommit} />
        <Eyedropper onChange={onChange} onCommit={onCommit} />
      </div>
      <PictureColours
        chosen={value}
        onChoose={(colour) => {
          onChange(colour);
          onCommit();
        }}
      />
    </div>
  );
}

function HexField({ value, onChange, onCommit }: ColourPickerProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>(value);
  const wrong = readHex(typed) === undefined;
  const take = () => {
    const colour = readHex(typed);
    if (!colour || colour === value) return;
    onChange(colour);
    onCommit();
  };
  return (
    <>
      <input
        aria-label={t('studio.colour.hex')}
        aria-invalid={wrong || undefined}
        title={wrong ? t('studio.colour.hex.wrong') : undefined}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className="bg-raised text-body border-edge aria-invalid:border-bad min-h-11 w-28 min-w-0 flex-1 rounded-medium border px-3 font-mono"
      />
    </>
  );
}

interface EyeDropperLike {
  open(): Promise<{ readonly sRGBHex: string }>;
}

/** Only some browsers have this (WICG EyeDropper API). */
function Eyedropper({ onChange, onCommit }: Omit<ColourPickerProps, 'value'>) {
  const t = useT();
  const Dropper = (globalThis as { readonly EyeDropper?: new () => EyeDropperLike }).EyeDropper;
  if (!Dropper) return null;
  const pick = async () => {
    // Escape rejects the promise: then no colour was picked.
    const picked = await new Dropper().open().catch(() => undefined);
    const colour = picked && readHex(picked.sRGBHex);
    if (!colour) return;
    onChange(colour);
    onCommit();
  };
  return <IconButton icon="pipette" kind="filled" label={t('studio.colour.eyedropper')} onClick={() => void pick()} />;
}
