import type { GoodsId, WorkId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, document, id, text, timestamp } from '../schemas.ts';

const path = '/userphoneapplets/index';

export const workView = z.object({
  work_id: id<WorkId>(),
  goods_id: id<GoodsId>(),
  title: z.string(),
  document,
  /** Counts up by one with every save. */
  revision: count,
  updated_at: timestamp,
});
export type WorkView = z.infer<typeof workView>;

/** POST /api/upload/picture, multipart field `file` → Envelope<UploadedPicture> (AP-06). */
export const uploadedPicture = z.object({
  asset: assetId,
  /** Pixels of the stored picture, orientation applied. */
  width: count,
  height: count,
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const worksActions = [
  action({
    name: 'Work.save',
    path,
    who: ['customer'],
    summary: 'Saves a design; with a revision that is no longer the newest it answers conflict and changes nothing.',
    input: z.object({
      work_id: z.optional(id<WorkId>()),
      goods_id: id<GoodsId>(),
      title: z.optional(text(120)),
      document,
      revision: z.optional(count),
    }),
    output: z.object({ work_id: id<WorkId>(), revision: count }),
  }),
  action({
    name: 'Work.get',
    path,
    who: ['customer'],
    summary: 'One design of the caller’s.',
    input: z.object({ work_id: id<WorkId>() }),
    output: workView,
  }),
  action({
    name: 'Work.list',
    path,
    who: ['customer'],
    summary: 'The caller’s designs, newest first.',
    input: z.object({}),
    output: z.array(workView),
  }),
] as const;
