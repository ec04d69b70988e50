import { type DesignDocument, backgroundOf, layersOf } from '../../document/document.ts';
import type { Fill } from '../../document/layers/background.ts';
import type { Layer } from '../../document/layers.ts';
import type { TextLayer } from '../../document/layers/text.ts';
import type { ShellLook, Surface } from '../../surface/surface.ts';
import type { PreflightFacts, TextFacts } from './facts.ts';

export interface PreflightInput {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly shell: ShellLook;
  readonly facts: PreflightFacts;
}

/** A design as the checks see it. */
export interface Scene extends PreflightInput {
  /** The layers that leave ink in print, the lowest first. */
  readonly layers: readonly Layer[];
  readonly fill: Fill;
}

export function sceneOf(input: PreflightInput): Scene {
  return { ...input, layers: layersOf(input.document).filter(leavesInk), fill: backgroundOf(input.document).fill };
}

function leavesInk(layer: Layer): boolean {
  if (layer.hidden || layer.opacity <= 0 || layer.type === 'place') return false;
  return layer.type !== 'doodle' || layer.strokes.some((stroke) => stroke.brush !== 'eraser' && stroke.opacity > 0);
}

/** A text's measures, if they are known. */
export function textOf({ facts }: Scene, layer: TextLayer): TextFacts | undefined {
  const fact = facts.text(layer);
  return fact === 'gone' ? undefined : fact;
}
