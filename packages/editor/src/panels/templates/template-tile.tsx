import { refitDocument } from '@cpc/design';
import { paint } from '@cpc/paint';
import { useCallback } from 'react';
import { useEditor } from '../../context.ts';
import type { DesignTemplate } from '../../ports.ts';
import { Painted, type PaintTile } from '../painted.tsx';

export interface TemplateTileProps {
  readonly template: DesignTemplate;
  readonly onChoose: () => void;
}

/** A template as it will lie on this very product. */
export function TemplateTile({ template, onChoose }: TemplateTileProps) {
  const { assets, surface } = useEditor();
  const draw = useCallback<PaintTile>(
    (target, { width, height }) => {
      const scale = Math.min(width / surface.width, height / surface.height);
      target.context.translate(
        Math.round((width - surface.width * scale) / 2),
        Math.round((height - surface.height * scale) / 2),
      );
      const document = refitDocument(template.document, template.surface, surface);
      paint(target, { document, surface }, scale, assets, { cut: 'outline' });
    },
    [template, surface, assets],
  );
  return (
    <button
      type="button"
      aria-label={template.title}
      title={template.title}
      onClick={onChoose}
      className="press bg-lifted size-full rounded-medium p-1.5"
    >
      {template.preview === null ? (
        <Painted paint={draw} className="size-full" />
      ) : (
        <img src={template.preview} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      )}
    </button>
  );
}
