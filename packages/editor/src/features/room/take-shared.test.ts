import {
  EMPTY_DOCUMENT,
  type LayerId,
  parseHistory,
  SHARED_PHOTO,
  sharedOf,
  type startHistory,
  step,
  undo,
  updateLayer,
} from '@cpc/design';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { editorWith, picture, SURFACE } from '../../testing.ts';
import { takeShared } from './take-shared.ts';

const moved = (id: LayerId, x: number) => (history: ReturnType<typeof startHistory>) => {
  const layer = history.document.records[id] as ReturnType<typeof picture>;
  return step(history, updateLayer(history.document, id, { placement: { ...layer.placement, x: mm(x) } }));
};

describe('what comes from the other phone', () => {
  const { history } = editorWith([picture(SHARED_PHOTO), picture('mine')]).store.getState();
  const edited = moved('mine' as LayerId, 11)(moved(SHARED_PHOTO, 22)(history));
  const elsewhere = sharedOf(moved(SHARED_PHOTO, 33)(history).document, SURFACE, 'left');

  it('[ED-13.11] is no step: undoing takes back what is the own, and never what both have', () => {
    const taken = takeShared(edited, elsewhere, SURFACE, 'left');
    expect(taken.document.records).toMatchObject({
      [SHARED_PHOTO]: { placement: { x: 33 } },
      mine: { placement: { x: 11 } },
    });
    expect(taken.done).toHaveLength(1);
    expect(undo(taken)?.document.records).toMatchObject({ [SHARED_PHOTO]: { placement: { x: 33 } } });
    expect(undo(taken)?.document.records['mine']).toEqual(history.document.records['mine']);
  });

  it('[ED-13.11] [ED-07.1] [ED-07.3] leaves a history that is read again after a reload, also when the layer was taken away', () => {
    for (const shared of [elsewhere, EMPTY_DOCUMENT]) {
      const taken = takeShared(edited, shared, SURFACE, 'left');
      expect(parseHistory(JSON.parse(JSON.stringify(taken)))?.done).toHaveLength(1);
    }
  });

  it('[ED-13.11] is the same history if nothing is different', () => {
    expect(takeShared(edited, sharedOf(edited.document, SURFACE, 'left'), SURFACE, 'left')).toBe(edited);
  });
});
