import type { Services, With } from '../../base/services.ts';
import type { TakePicture } from '../uploads/picture-lane.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { DrawingProvider } from './providers/provider.ts';

/** What draws and checks on this server. */
export interface Studio {
  /** Undefined: nobody draws here. */
  readonly provider: DrawingProvider | undefined;
  readonly moderation: Moderation;
  /** Decodes untrusted pictures in a process of its own. */
  readonly take: TakePicture;
}

export type DrawingServices = With<Exclude<keyof Services, 'texts' | 'readiness' | 'reserve' | 'parts' | 'metrics'>>;
