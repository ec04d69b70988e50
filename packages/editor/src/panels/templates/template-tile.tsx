import { pathData, refitDocument, type ShellLook, shapePath, type Surface } from '@cpc/design';
import { paint } from '@cpc/paint';
import { useCallback } from 'react';
import { useEditor } from '../../context.ts';
import type { DesignTemplate } from '../../ports.ts';
import { Painted, type PaintTile } from '../painted.tsx';

type Target = Parameters<PaintTile>[0];

export interface TemplateTileProps {
  readonly template: DesignTemplate;
  readonly tabIndex: 0 | -1;
  readonly onChoose: () => void;
}

/** A template as it looks on the current goods. */
export function TemplateTile({ template, tabIndex, onChoose }: TemplateTileProps) {
  const { assets, surface, shell } = useEditor();
  const draw = useCallback<PaintTile>(
    (target, { width, height }) => {
      const scale = Math.min(width / surface.width, height / surface.height);
      target.context.translate(
        Math.round((width - surface.width * scale) / 2),
        Math.round((height - surface.height * scale) / 2),
      );
      const document = refitDocument(template.document, template.surface, surface);
      layShell(target, surface, shell, scale);
      paint(target, { document, surface }, scale, assets, { cut: 'outline' });
    },
    [template, surface, shell, assets],
  );
  return (
    <button
      type="button"
      aria-label={template.title}
      title={template.title}
      tabIndex={tabIndex}
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

/** Draws the shell beneath the template: dark words would be unreadable on a dark panel. */
function layShell({ context }: Target, { outline }: Surface, { colour, opacity }: ShellLook, scale: number): void {
  context.save();
  context.scale(scale, scale);
  context.globalAlpha = Math.max(opacity, 0.3);
  context.fillStyle = colour;
  context.fill(new Path2D(pathData(shapePath(outline))));
  context.restore();
}
