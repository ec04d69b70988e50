import { openBesideUnreadable } from './open-beside-unreadable.ts';
import { type DesignDocument, startHistory } from '@cpc/design';
import { brand, type WorkId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../core/testing.ts';
import { createBindings } from './binding.ts';
import { openWork } from './open-work.ts';
import { saveWork } from './save-work.ts';
import { coloured, counting, GOODS, worksServer } from './testing.ts';

/** A device with one slot. */
function device(server: ReturnType<typeof worksServer>, random = counting()) {
  const bindings = createBindings(memoryStorage(), 'a1');
  const slot: string = GOODS;
  let draft: Draft | undefined;
  const aside: Draft[] = [];
  const keep = (document: DesignDocument) => void (draft = { history: startHistory(document), pending: [] });
  return {
    bindings,
    aside,
    shown: () => draft?.history.document,
    keep,
    discard: () => void (draft = undefined),
    design(colour: string) {
      keep(coloured(colour));
      return saveWork(
        { calls: server.calls, bindings, goodsId: GOODS, slot, random, copyTitle: String },
        coloured(colour),
      );
    },
    open: (asked?: string, isNew = false) =>
      openWork(
        {
          calls: server.calls,
          bindings,
          slot,
          load: async () => draft,
          save: async (next) => void (draft = next),
          isNew,
          newId: () => brand<WorkId>('new'),
          openBesideUnreadable,
          putAside: async () => {
            if (draft) aside.push(draft);
            draft = undefined;
          },
        },
        GOODS,
        asked as WorkId | undefined,
      ),
  };
}

describe('opening the studio for goods', () => {
  it('[ED-07.3] [ED-07.5] whoever begins anew has an empty case, also after a reload; the design before it is kept', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    await phone.open(undefined, true);
    expect(phone.shown()).toBeUndefined();
    expect(phone.aside).toHaveLength(1);
    await phone.open();
    expect(phone.shown()).toBeUndefined();
    await phone.design('#222222');
    expect([...server.works.values()].map(({ document }) => document)).toEqual([
      coloured('#111111'),
      coloured('#222222'),
    ]);
  });

  it('[ED-07.4] a device without a draft opens the account’s newest design and saves to it', async () => {
    const server = worksServer();
    await device(server).design('#111111');
    const phone = device(server, () => 'other');
    await phone.open();
    expect(phone.shown()).toEqual(coloured('#111111'));
    await phone.design('#222222');
    expect([...server.works.keys()]).toEqual(['w1']);
  });

  it('[ED-07.4] a slot that another tab sent and released continues its own work, not the newest', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    server.elsewhere('another', coloured('#222222'));
    phone.discard();
    await phone.open();
    expect(phone.shown()).toEqual(coloured('#111111'));
  });

  it('[ED-07.4] a device without changes shows the version of another device', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    server.elsewhere('w1', coloured('#222222'));
    await phone.open();
    expect(phone.shown()).toEqual(coloured('#222222'));
    await phone.design('#333333');
    expect(server.works.get('w1')?.revision).toBe(3);
  });

  it('[ED-07.4] unsent changes stay open, even if another device saved meanwhile', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    server.elsewhere('w1', coloured('#222222'));
    phone.keep(coloured('#333333'));
    await phone.open();
    expect(phone.shown()).toEqual(coloured('#333333'));
    expect(await phone.design('#333333')).toBe('both kept');
  });

  it('[ED-07.2] [ED-07.4] without a network the local draft opens, or an empty design', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    server.setOffline(true);
    await phone.open();
    expect(phone.shown()).toEqual(coloured('#111111'));
    await expect(phone.open('w9')).rejects.toMatchObject({ name: 'networkAbnormal' });
    expect(phone.shown()).toEqual(coloured('#111111'));
    const empty = device(server);
    await empty.open();
    expect(empty.shown()).toBeUndefined();
  });

  it('[ED-07.4] a work chosen from the list takes the slot; an unsent draft is put aside', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    server.elsewhere('w7', coloured('#777777'));
    phone.keep(coloured('#222222'));
    await phone.open('w7');
    expect([phone.shown(), phone.aside.map((draft) => draft.history.document)]).toEqual([
      coloured('#777777'),
      [coloured('#222222')],
    ]);
    // A draft that the account has is not put aside.
    await phone.open('w1');
    expect([phone.shown(), phone.aside.length]).toEqual([coloured('#111111'), 1]);
  });

  it('[ED-07.4] choosing the work that is already open keeps its unsent changes', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    phone.keep(coloured('#222222'));
    await phone.open('w1');
    expect([phone.shown(), phone.aside]).toEqual([coloured('#222222'), []]);
  });

  it('[ED-07.4] a newer design for the same goods from another device is announced', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#111111');
    expect((await phone.open()).newer).toBeUndefined();
    server.elsewhere('w7', coloured('#777777'));
    expect((await phone.open()).newer?.work_id).toBe('w7');
    expect(phone.shown()).toEqual(coloured('#111111'));
  });

  const unreadable = { version: 99, records: {} } as unknown as DesignDocument;

  it('[ED-06.1] [ED-06.2] [ED-07.3] [ED-07.4] an unreadable draft is put aside and the account’s version opens', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#ff0000');
    phone.keep(unreadable);
    expect(await phone.open()).toEqual({ unreadable: 'account' });
    expect(phone.shown()).toEqual(coloured('#ff0000'));
    expect(phone.aside.map(({ history }) => history.document)).toEqual([unreadable]);
  });

  it('[ED-07.2] [ED-07.4] a design begun while the account is out of reach becomes a new work', async () => {
    const server = worksServer();
    const phone = device(server);
    await phone.design('#ff0000');
    phone.keep(unreadable);
    server.setOffline(true);
    expect(await phone.open()).toEqual({ unreadable: 'nothing' });
    expect(phone.shown()).toBeUndefined();
    server.setOffline(false);
    await phone.design('#00ff00');
    expect([...server.works.values()].map(({ document }) => document)).toEqual([
      coloured('#ff0000'),
      coloured('#00ff00'),
    ]);
  });
});
