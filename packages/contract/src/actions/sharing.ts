import { brandedText } from '@cpc/design';
import type { Brand, GoodsId, WorkId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, mm, shellChoice, text, timestamp } from '../schemas.ts';

/** 128 random bits: whoever has the id may look, and nobody can guess it. */
export type ShareId = Brand<string, 'ShareId'>;
export const shareId = brandedText<ShareId>(z.string().check(z.regex(/^[0-9a-z]{26}$/)));

const shared = z.object({ share_id: shareId });

const shareView = z.object({
  share_id: shareId,
  goods_id: id<GoodsId>(),
  title: z.string(),
  /** Null for a design saved without a choice. The owner's name for a custom size is left out. */
  choice: z.nullable(shellChoice),
  /** The model it was designed for; empty if that is no longer sold. */
  model: z.string(),
  /** Size of the trim box; 0 if not known. */
  width: mm,
  height: mm,
  /** Whether GET /s/{share_id}/case.png is painted. */
  painted: z.boolean(),
  shared_at: timestamp,
  /** Whether the design belongs to the caller. */
  mine: z.boolean(),
  favourite: z.boolean(),
});
export type ShareView = z.infer<typeof shareView>;

export const COLLECTED = ['work', 'share', 'goods', 'template', 'sticker', 'wallpaper'] as const;

const collected = z.object({
  kind: z.enum(COLLECTED),
  /** The id of a work, a share or goods, else the key of a library item. */
  item: id(),
  added_at: timestamp,
  title: z.string(),
  goods_id: z.nullable(id<GoodsId>()),
  choice: z.nullable(shellChoice),
  model: z.string(),
  width: mm,
  height: mm,
  /** URL of its picture; null until it is painted. The picture of a work requires the caller’s token. */
  picture: z.nullable(z.string()),
});
export type CollectedItem = z.infer<typeof collected>;

const collectionItem = z.object({ kind: z.enum(COLLECTED), item: id() });

export const sharingActions = [
  action({
    name: 'Work.share',
    who: ['customer'],
    summary: 'Freezes a copy of a design and returns its link. The same content has the same link.',
    input: z.object({ work_id: id<WorkId>() }),
    output: shared,
  }),
  action({
    name: 'Share.get',
    who: ['visitor'],
    summary: 'Returns what a link shows, to anybody who has it.',
    input: shared,
    output: shareView,
  }),
  action({
    name: 'Share.revoke',
    who: ['customer'],
    summary: 'Revokes one of the caller’s links. Copies that others made stay theirs.',
    input: shared,
    output: shared,
  }),
  action({
    name: 'Share.remix',
    who: ['customer'],
    summary: 'Copies a shared design to the caller’s designs, fitted to another model if one is named.',
    input: z.object({ share_id: shareId, goods_id: z.optional(id<GoodsId>()) }),
    output: z.object({ work_id: id<WorkId>(), goods_id: id<GoodsId>(), revision: count }),
  }),
  action({
    name: 'Share.report',
    who: ['visitor'],
    summary: 'Reports the content of a link to the operator.',
    input: z.object({ share_id: shareId, reason: text(400) }),
    output: shared,
  }),
  action({
    name: 'Collection.add',
    who: ['customer'],
    summary: 'Adds a favourite.',
    input: collectionItem,
    output: collectionItem,
  }),
  action({
    name: 'Collection.remove',
    who: ['customer'],
    summary: 'Removes a favourite.',
    input: collectionItem,
    output: collectionItem,
  }),
  action({
    name: 'Collection.list',
    paged: true,
    who: ['customer'],
    summary: 'Lists the caller’s favourites that still exist, newest first, or those of one kind.',
    input: z.object({ kind: z.optional(z.enum(COLLECTED)) }),
    output: z.array(collected),
  }),
] as const;
