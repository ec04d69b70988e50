import { STORAGE_PREFIX } from '@cpc/appkit';
import type { WorkId } from '@cpc/domain';
import { deviceStorage } from '../../core/storage.ts';

export const roomName = (work_id: WorkId): string => `${STORAGE_PREFIX}room_${work_id}`;

/** The room in which this device makes the design of a work with another person; null for none. */
export const roomOfWork = (work_id: WorkId | undefined): string | null =>
  work_id === undefined ? null : deviceStorage.getItem(roomName(work_id));
