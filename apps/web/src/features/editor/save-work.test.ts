import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../core/testing.ts';
import { createBindings } from './binding.ts';
import { saveWork } from './save-work.ts';
import { coloured, counting, GOODS, worksServer } from './testing.ts';

function device(server: ReturnType<typeof worksServer>, random = counting()) {
  const bindings = createBindings(memoryStorage(), 'a1');
  const place = {
    calls: server.calls,
    bindings,
    goodsId: GOODS,
    slot: GOODS as string,
    random,
    copyTitle: (title: string) => `${title} (copy)`,
  };
  return { bindings, save: (colour: string) => saveWork(place, coloured(colour)) };
}

const revisions = ({ works }: ReturnType<typeof worksServer>) => [...works].map(([id, { revision }]) => [id, revision]);

describe('saving a design to its work', () => {
  it('[ED-07.2] revisions of one work count up, and nothing is sent twice', async () => {
    const server = worksServer();
    const { save } = device(server);
    for (const colour of ['#111111', '#222222', '#222222']) expect(await save(colour)).toBe('saved');
    expect(revisions(server)).toEqual([['w1', 2]]);
  });

  it('[ED-07.2] a first save whose answer was lost makes one work', async () => {
    const server = worksServer();
    const { save } = device(server);
    server.setLoseAnswers(true);
    await expect(save('#111111')).rejects.toThrow('lost');
    server.setLoseAnswers(false);
    expect(await save('#111111')).toBe('saved');
    expect(revisions(server)).toEqual([['w1', 2]]);
  });

  it('[ED-07.2] a save whose answer was lost is no conflict: no copy is made', async () => {
    const server = worksServer();
    const { save } = device(server);
    await save('#111111');
    server.setLoseAnswers(true);
    await expect(save('#222222')).rejects.toThrow('lost');
    server.setLoseAnswers(false);
    expect(await save('#333333')).toBe('saved');
    expect(revisions(server)).toEqual([['w1', 3]]);
    expect(server.works.get('w1')?.document).toEqual(coloured('#333333'));
  });

  it('[ED-07.2] [ED-07.4] if another device saved meanwhile, this one continues in a copy with its own name', async () => {
    const server = worksServer();
    const { save } = device(server);
    await save('#111111');
    server.elsewhere('w1', coloured('#eeeeee'));
    expect(await save('#222222')).toBe('both kept');
    expect(await save('#333333')).toBe('saved');
    expect(server.works.get('w1')?.document).toEqual(coloured('#eeeeee'));
    expect(server.works.get('w2')).toMatchObject({ document: coloured('#333333'), title: ' (copy)', revision: 2 });
  });

  it('[ED-07.2] [ED-07.4] a lost answer and a later save of another device are distinguished', async () => {
    const server = worksServer();
    const { save } = device(server);
    await save('#111111');
    server.setLoseAnswers(true);
    await expect(save('#222222')).rejects.toThrow('lost');
    server.setLoseAnswers(false);
    server.elsewhere('w1', coloured('#eeeeee'));
    expect(await save('#222222')).toBe('both kept');
    expect([...server.works.values()].map((work) => work.document)).toEqual([coloured('#eeeeee'), coloured('#222222')]);
  });

  it('[ED-07.2] [ED-07.4] another account on the same device has its own works', async () => {
    const server = worksServer();
    const storage = memoryStorage();
    const random = counting();
    for (const account of ['a1', 'a2']) {
      const bindings = createBindings(storage, account);
      await saveWork(
        { calls: server.calls, bindings, goodsId: GOODS, slot: GOODS, random, copyTitle: String },
        coloured('#111111'),
      );
    }
    expect(revisions(server)).toEqual([
      ['w1', 1],
      ['w2', 1],
    ]);
  });
});
