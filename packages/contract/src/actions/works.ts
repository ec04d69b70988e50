import type { GoodsId, WorkId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, document, id, mm, shellChoice, text, timestamp } from '../schemas.ts';
import { shareId } from './sharing.ts';

const title = text(120);

const workView = z.object({
  work_id: id<WorkId>(),
  goods_id: id<GoodsId>(),
  title: z.string(),
  document,
  /** Null for a design saved without a choice (CT-09). */
  choice: z.nullable(shellChoice),
  /** Counts up by one with every save. */
  revision: count,
  updated_at: timestamp,
});
export type WorkView = z.infer<typeof workView>;

/** The other half of a pair of designs (ED-13). */
const otherHalf = z.object({
  work_id: id<WorkId>(),
  goods_id: id<GoodsId>(),
  title: z.string(),
  /** The model it is made for; empty if that is no longer sold. */
  model: z.string(),
});

/** A work in a list: everything but the design document. */
export const workSummary = z.object({
  work_id: id<WorkId>(),
  goods_id: id<GoodsId>(),
  title: z.string(),
  /** Null for a design saved without a choice. */
  choice: z.nullable(shellChoice),
  revision: count,
  updated_at: timestamp,
  /** The model it is made for; empty if that is no longer sold. */
  model: z.string(),
  /** The trim box, so that a page can reserve room before the picture has loaded; 0 if not known. */
  width: mm,
  height: mm,
  /** GET /api/work/thumbnail/{asset}; null until the server has painted it. */
  thumbnail: z.nullable(assetId),
  /** Its link, if it is shared. */
  share: z.nullable(shareId),
  favourite: z.boolean(),
  /** Null for a design on its own, also when its other half was deleted. */
  other_half: z.nullable(otherHalf),
});
export type WorkSummary = z.infer<typeof workSummary>;

/** POST /api/upload/picture, multipart field `file` → Envelope<UploadedPicture> (AP-06). */
export const uploadedPicture = z.object({
  asset: assetId,
  /** Pixels of the stored picture, orientation applied. */
  width: count,
  height: count,
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const work = z.object({ work_id: id<WorkId>() });
const saved = z.object({ work_id: id<WorkId>(), revision: count });

export const worksActions = [
  action({
    name: 'Work.save',
    who: ['customer'],
    summary: 'Saves a design. If the revision is not the newest, answers `conflict` and changes nothing.',
    input: z.object({
      work_id: z.optional(id<WorkId>()),
      goods_id: id<GoodsId>(),
      /** If absent, the current title stays. */
      title: z.optional(title),
      document,
      /** If absent, the current choice stays. */
      choice: z.optional(shellChoice),
      revision: z.optional(count),
    }),
    output: saved,
  }),
  action({
    name: 'Work.get',
    who: ['customer'],
    summary: 'Returns one of the caller’s designs.',
    input: work,
    output: workView,
  }),
  action({
    name: 'Work.list',
    paged: true,
    who: ['customer'],
    summary: 'Lists the caller’s designs, newest first, or those for one model.',
    input: z.object({ goods_id: z.optional(id<GoodsId>()) }),
    output: z.array(workSummary),
  }),
  action({
    name: 'Work.pair',
    who: ['customer'],
    summary: 'Makes two of the caller’s designs halves of one pair. Each leaves the pair that it was a half of.',
    input: z.object({ work_id: id<WorkId>(), other_id: id<WorkId>() }),
    output: work,
  }),
  action({
    name: 'Work.otherHalf',
    who: ['customer'],
    summary: 'Returns the other half of the pair that one of the caller’s designs belongs to, if there is one.',
    input: work,
    output: z.object({ other_half: z.nullable(workSummary) }),
  }),
  action({
    name: 'Work.rename',
    who: ['customer'],
    summary: 'Changes the title of a design. The revision stays.',
    input: z.object({ work_id: id<WorkId>(), title }),
    output: work,
  }),
  action({
    name: 'Work.copy',
    who: ['customer'],
    summary: 'Duplicates a design.',
    input: z.object({ work_id: id<WorkId>(), title: z.optional(title) }),
    output: saved,
  }),
  action({
    name: 'Work.delete',
    who: ['customer'],
    summary: 'Deletes a design and ends its link. It can be restored for 30 days.',
    input: work,
    output: work,
  }),
  action({
    name: 'Work.restore',
    who: ['customer'],
    summary: 'Restores a deleted design.',
    input: work,
    output: work,
  }),
  action({
    name: 'Upload.finish',
    who: ['customer'],
    summary: 'Turns a complete upload into a picture. A repeated call gives the same answer.',
    input: z.object({ upload_id: z.string().check(z.regex(/^[0-9a-z]{26}$/)) }),
    output: uploadedPicture,
  }),
  action({
    name: 'Upload.findPeople',
    who: ['customer'],
    summary:
      "Finds the people of an own picture, for devices that cannot: a mask in the picture's shape, or none without a clear face.",
    input: z.object({ asset: assetId }),
    output: z.object({
      /** A grey PNG in Base64, white where people are; null if no clear face of a real person is in the picture. */
      mask: z.nullable(z.string()),
    }),
  }),
] as const;
