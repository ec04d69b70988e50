import type { IdeaPhoto } from '@cpc/design';
import { Button, useT } from '@cpc/ui';
import { useRef, useCallback } from 'react';
import { PICTURE_TYPES } from '../../ports/picture-types.ts';
import type { AssetId } from '@cpc/domain';
import { useEditor } from '../../model/context.ts';
import { Painted, type PaintTile } from '../painted.tsx';

export interface PhotoChoiceProps {
  readonly label: string;
  readonly chosen: IdeaPhoto | undefined;
  /** Photos that can be chosen at once: those of the design. */
  readonly known: readonly IdeaPhoto[];
  readonly onChoose: (photo: IdeaPhoto | undefined) => void;
  readonly onFile: (file: Blob) => void;
}

/** Chooses a photo of the device, or one that the design has already. */
export function PhotoChoice({ label, chosen, known, onChoose, onFile }: PhotoChoiceProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const isKnown = known.some(({ asset }) => asset === chosen?.asset);
  const shown = chosen && !isKnown ? [chosen, ...known] : known;
  return (
    <fieldset className="flex min-w-0 shrink-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{label}</legend>
      {shown.map((photo, i) => (
        <button
          key={photo.asset}
          type="button"
          aria-label={t('templateFields.photo.own', { number: i + 1 })}
          aria-pressed={photo.asset === chosen?.asset}
          onClick={() => onChoose(photo.asset === chosen?.asset ? undefined : photo)}
          className="press bg-lifted aria-pressed:outline-warm size-12 overflow-hidden rounded-medium aria-pressed:outline-3"
        >
          <PhotoThumb asset={photo.asset} />
        </button>
      ))}
      <Button kind="quiet" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </fieldset>
  );
}

/** A small square of a photo. */
function PhotoThumb({ asset }: { readonly asset: AssetId }) {
  const { assets } = useEditor();
  const paint = useCallback<PaintTile>(
    ({ context }, { width, height }) => {
      const bitmap = assets.bitmap(asset);
      if (!bitmap) return;
      const scale = Math.max(width / bitmap.width, height / bitmap.height);
      const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
      context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    },
    [asset, assets],
  );
  return <Painted paint={paint} className="size-full" />;
}
