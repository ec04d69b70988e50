import type { PrintSettings } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import type { DevicePage } from '@cpc/paint/node';
import type { FrozenArt, PrintFacts } from './renderer.ts';

export interface PainterSettings {
  /** Folder of the catalogue's files, see `contentFolder`. */
  readonly content: string;
  /** Folder of the stations' CMYK profiles, see `profileFolder`. */
  readonly profiles: string;
}

/** One call of a Renderer, as data. */
export type PaintTask =
  | {
      readonly kind: 'print';
      readonly art: FrozenArt;
      readonly settings: PrintSettings;
      readonly facts: PrintFacts;
    }
  | { readonly kind: 'thumbnail'; readonly art: FrozenArt }
  | { readonly kind: 'preview'; readonly art: FrozenArt; readonly side: number | undefined }
  | { readonly kind: 'chart'; readonly page: DevicePage; readonly settings: PrintSettings }
  | { readonly kind: 'profile'; readonly profile: Uint8Array };

/** The most bytes of all compressed picture files of one design: they are sent to a painter in one message. */
export const MAX_PICTURE_BYTES = 300_000_000;

/** The message to the process that paints. */
export interface PaintRequest {
  readonly task: PaintTask;
  /** The stored files that the task needs. */
  readonly blobs: ReadonlyMap<string, Uint8Array>;
}

/** The stored files that a task needs. */
export function assetsOf(task: PaintTask): readonly AssetId[] {
  if (task.kind === 'chart' || task.kind === 'profile') return [];
  const pictures = [...collectAssets(task.art.document).pictures];
  const measured = task.kind === 'print' ? task.settings.measured : undefined;
  return measured ? [...pictures, measured.asset] : pictures;
}
