import type { ShellChoice } from '@cpc/contract';
import { openBesideUnreadable } from './open-beside-unreadable.ts';
import { type DesignDocument, startHistory } from '@cpc/design';
import type { WorkId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../core/testing.ts';
import { type Binding, createBindings, noteChoice } from './binding.ts';
import { isUnsent, openWork } from './open-work.ts';
import { saveWork } from './save-work.ts';
import { coloured, counting, GOODS, worksServer } from './testing.ts';

const on = (shell: string, surface_name?: string) =>
  ({ shell_id: shell, colour_id: `${shell}.red`, ...(surface_name ? { surface_name } : {}) }) as unknown as ShellChoice;
const slot: string = GOODS;
const draftOf = (document: DesignDocument): Draft => ({ history: startHistory(document), pending: [] });

/** A device with one slot and a chosen shell. */
function device(server: ReturnType<typeof worksServer>) {
  const bindings = createBindings(memoryStorage(), 'a1');
  const random = counting();
  const fresh = (): Binding => ({ work_id: random() as WorkId, revision: 0, title: '' });
  const place = { calls: server.calls, bindings, goodsId: GOODS, slot, random, copyTitle: String };
  let draft: Draft | undefined;
  return {
    bindings,
    note: (choice: ShellChoice) => noteChoice(bindings, slot, choice, fresh),
    save: (colour: string) => saveWork(place, coloured(colour)),
    open: (asked: string) =>
      openWork(
        {
          calls: server.calls,
          bindings,
          slot,
          load: async () => draft,
          save: async (next) => void (draft = next),
          isNew: false,
          newId: () => {
            throw new Error('no new work is expected');
          },
          openBesideUnreadable,
          putAside: async () => void (draft = undefined),
        },
        GOODS,
        asked as WorkId,
      ),
    isUnsent: (colour: string) => isUnsent(draftOf(coloured(colour)), bindings.read(slot)?.sent),
  };
}

describe('the choice a design is made on', () => {
  it('[CT-09.1] the choice is saved to the account and comes back on another device', async () => {
    const server = worksServer();
    const phone = device(server);
    phone.note(on('clear', 'Mine'));
    await phone.save('#111111');
    expect(server.works.get('w1')?.choice).toEqual(on('clear', 'Mine'));
    const tablet = device(server);
    await tablet.open('w1');
    expect(tablet.bindings.read(slot)?.choice).toEqual(on('clear', 'Mine'));
  });

  it('[CT-09.1] a change of the shell alone counts as unsent', async () => {
    const server = worksServer();
    const phone = device(server);
    phone.note(on('clear'));
    await phone.save('#111111');
    phone.note(on('clear'));
    expect(await phone.isUnsent('#111111')).toBe(false);
    phone.note(on('matte'));
    expect(await phone.isUnsent('#111111')).toBe(true);
    await phone.save('#111111');
    expect(server.works.get('w1')).toMatchObject({ choice: on('matte'), revision: 2 });
  });

  it('[CT-09.1] opening a design without a choice saves nothing; its next change stores the choice', async () => {
    const server = worksServer();
    server.elsewhere('w1', coloured('#111111'));
    const phone = device(server);
    await phone.open('w1');
    phone.note(on('white'));
    expect(await phone.isUnsent('#111111')).toBe(false);
    await phone.save('#222222');
    expect(server.works.get('w1')).toMatchObject({ choice: on('white'), revision: 2 });
  });

  it('[CT-09.1] after a conflict the copy keeps this device’s choice', async () => {
    const server = worksServer();
    const phone = device(server);
    phone.note(on('clear'));
    await phone.save('#111111');
    server.elsewhere('w1', coloured('#eeeeee'));
    expect(await phone.save('#222222')).toBe('both kept');
    expect(server.works.get('w2')).toMatchObject({ document: coloured('#222222'), choice: on('clear') });
  });
});
