import { ColourSwatches, Progress, Segmented, Sheet, Slider, useFormat } from '@cpc/ui';
import { useState } from 'react';
import { SWATCHES } from '../samples.ts';
import { Part } from './part.tsx';

const BRUSHES = [
  { value: 'pen', label: 'Pen' },
  { value: 'marker', label: 'Marker' },
  { value: 'neon', label: 'Neon' },
] as const;

function Controls() {
  const format = useFormat();
  const [size, setSize] = useState(3);
  const [brush, setBrush] = useState<(typeof BRUSHES)[number]['value']>('pen');
  const [colour, setColour] = useState('#ff9a62');
  return (
    <>
      <Slider label="Size" value={size} min={0.5} max={10} step={0.5} text={format.mm(size)} onChange={setSize} />
      <Segmented label="Brush" value={brush} onChange={setBrush} options={BRUSHES} />
      <ColourSwatches label="Colour" swatches={SWATCHES} value={colour} onChange={setColour} own />
    </>
  );
}

export function Options() {
  return (
    <Part>
      <Controls />
      <Progress label="Printing" percent={62} />
      <Progress label="Drawing" percent={30} cool />
    </Part>
  );
}

export function OptionsSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Text">
      <div className="flex flex-col gap-4">
        <Controls />
      </div>
    </Sheet>
  );
}
