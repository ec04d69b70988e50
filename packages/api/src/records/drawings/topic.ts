import type { DrawingId } from '@cpc/domain';

/** Published when a drawing has changed. */
export const drawingTopic = (id: DrawingId): string => `drawing ${id}`;
