import { type DesignDiff, type DesignRecord, type History, type Layer, reverseDiff } from '@cpc/design';
import type { Translate } from '@cpc/i18n';
import { layerName } from './layer-name.ts';

/** Describes a change in one sentence, for screen readers (ED-11). */
export function describeChange(diff: DesignDiff, t: Translate): string {
  const added = layersIn(Object.values(diff.added));
  const removed = layersIn(Object.values(diff.removed));
  const updated = Object.values(diff.updated);
  const count = added.length + removed.length + updated.length;
  if (count !== 1) return t('studio.told.many', { count });
  const [one, gone, change] = [added[0], removed[0], updated[0]];
  if (one) return t('studio.told.added', { name: layerName(one, t) });
  if (gone) return t('studio.told.removed', { name: layerName(gone, t) });
  return change ? describeUpdate(...change, t) : '';
}

function describeUpdate(from: DesignRecord, to: DesignRecord, t: Translate): string {
  if (from.type === 'background' || to.type === 'background') return t('studio.told.background');
  const name = layerName(to, t);
  const [before, after] = [from.placement, to.placement];
  if (from.type === 'picture' && to.type === 'picture' && from.asset !== to.asset)
    return t('studio.told.picture', { name });
  const parts = [
    before.x !== after.x || before.y !== after.y
      ? t('studio.told.moved', { name, x: rounded(after.x), y: rounded(after.y) })
      : '',
    before.scale !== after.scale ? t('studio.told.scaled', { name, percent: Math.round(after.scale * 100) }) : '',
    before.rotation !== after.rotation ? t('studio.told.turned', { name, angle: Math.round(after.rotation) }) : '',
  ].filter(Boolean);
  if (parts.length === 0) return t('studio.told.changed', { name });
  return parts.reduce((one, other) => t('studio.told.and', { one, other }));
}

/** Describes the steps between two histories; empty while a step is under way. */
export function describeSteps(before: History, after: History, t: Translate): string {
  if (after.open || before.document === after.document) return '';
  const last = after.done.at(-1);
  const undone = after.undone.at(-1);
  if (undone && after.undone.length > before.undone.length)
    return t('studio.told.undone', { what: describeChange(reverseDiff(undone), t) });
  if (!last) return '';
  const what = describeChange(last, t);
  return after.undone.length < before.undone.length && before.undone.at(-1) === last
    ? t('studio.told.redone', { what })
    : what;
}

const layersIn = (records: readonly DesignRecord[]): readonly Layer[] =>
  records.flatMap((record) => (record.type === 'background' ? [] : [record]));

const rounded = (value: number): number => Math.round(value * 10) / 10;
