import { type GroupId, groupId } from '../document/layers/base.ts';
import { type CollageStyle, PLAIN_STYLE } from './style.ts';

/**
 * A collage is a group of cells. The group's name says how it was made, `collage.<layout>.<gap>.<rounding>.<id>` with
 * both lengths in thousandths, so that its layout can be changed after any reload.
 */
const NAME = /^collage\.([a-zA-Z]+)\.(\d{1,3})\.(\d{1,3})\.([\w-]+)$/;

export interface GroupName {
  /** Key of the layout; null if the group was not made by one, as that of a template. */
  readonly layout: string | null;
  readonly style: CollageStyle;
  /** What tells it from other collages; undefined if it was not made by a layout. */
  readonly id: string | undefined;
}

export function groupFor(layout: string, { gap, rounding }: CollageStyle, id: string): GroupId {
  const thousandths = (value: number): number => Math.round(value * 1000);
  return groupId(`collage.${layout}.${thousandths(gap)}.${thousandths(rounding)}.${id}`);
}

export function readGroup(group: GroupId): GroupName {
  const [, layout, gap, rounding, id] = NAME.exec(group) ?? [];
  if (layout === undefined) return { layout: null, style: PLAIN_STYLE, id: undefined };
  return { layout, style: { gap: Number(gap) / 1000, rounding: Number(rounding) / 1000 }, id };
}

/** The name of a copy of a group: the copy of a collage is a collage of the same layout. */
export function copiedGroup(group: GroupId, id: string): GroupId {
  const { layout, style } = readGroup(group);
  return layout === null ? groupId(id) : groupFor(layout, style, id);
}
