import { ACTIONS, type ActionName, ERRORS, pathOf } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { ACCESS } from '../../testing/access/table.ts';
import { type Access, MAY, OWNERS, type OwnThing } from '../../testing/access/who.ts';
import { PEOPLE, type Person, type World, freshSessions, openWorld } from '../../testing/access/world.ts';
import type { Caller } from '../../testing/caller.ts';
import { CHOICE } from '../../testing/shop.ts';
import { databases } from '../../testing/databases.ts';

const NAMES = ACTIONS.map(({ name }) => name) as readonly ActionName[];
/** If an action has no entry, the first test fails and names it. */
const KNOWN = NAMES.filter((name) => ACCESS.has(name));
const accessOf = (name: ActionName): Access => ACCESS.get(name) ?? { may: 'everybody' };
/** After this action the shop has no station. */
const AFTERWARDS: ActionName = 'Partner.revokeStation';
/** These actions end the session in which they are called. */
const ENDING: readonly ActionName[] = ['User.renew', 'User.logout', 'Partner.logout'];

/** Calls an action without input: an unauthorized caller is refused before anything else is checked. */
async function isLetIn({ shop }: World, who: Caller, name: ActionName): Promise<boolean> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: pathOf(name),
    headers: who.headers,
    payload: { s: name },
  });
  const refused = answer.statusCode === 401 || answer.statusCode === 403;
  const { code } = answer.json<{ code: number }>();
  // The HTTP status and the envelope must agree.
  expect([name, refused]).toEqual([name, code === ERRORS.forbidden.code || code === ERRORS.tokenInvalid.code]);
  return !refused;
}

describe('the table of access', () => {
  it('[SE-01] the table has an entry for every action of the contract, and no other', () => {
    expect([...ACCESS.keys()].toSorted()).toEqual([...NAMES].toSorted());
  });
});

describe.each(databases())('access on $engine', ({ open }) => {
  it('[SE-01] [AP-02.1] every action admits exactly the callers it is for', async () => {
    const world = await openWorld(await open());
    const found: Partial<Record<ActionName, readonly Person[]>> = {};
    const expected: Partial<Record<ActionName, readonly Person[]>> = {};
    for (const name of KNOWN) {
      const people = ENDING.includes(name) ? await freshSessions(world) : world.people;
      const letIn: Person[] = [];
      for (const person of PEOPLE) if (await isLetIn(world, people[person], name)) letIn.push(person);
      found[name] = letIn;
      expected[name] = PEOPLE.filter((person) => MAY[accessOf(name).may].includes(person));
    }
    expect(found).toEqual(expected);
  }, 300_000);

  it('[PA-09.1] a person limited to some stations sees nothing of the others', async () => {
    const { people, things } = await openWorld(await open());
    const owned = [
      (await things.counterOrder()).order_number,
      await things.sent(),
      await things.unsure(),
      await things.problem(),
      await things.inReview(),
      await things.wish(),
      '"demo"',
    ];
    const listed = KNOWN.filter((name) => {
      const { may, lists } = accessOf(name);
      return lists === 'them' && MAY[may].includes('limitedManager');
    });
    expect(listed).toContain('Partner.machines');
    for (const name of listed) {
      const its = JSON.stringify(await people.limitedManager.must(name, {} as never));
      expect([name, owned.filter((id) => its.includes(id))]).toEqual([name, []]);
    }
    const [its, missing] = [
      await people.limitedManager.call('Partner.machine', { machine_id: CHOICE.machine_id }),
      await people.limitedManager.call('Partner.machine', { machine_id: brand<StationId>('nowhere') }),
    ];
    expect(its).toEqual(missing);
    const { order_id } = await things.counterOrder();
    expect(await people.limitedManager.call('Partner.confirmCounterPayment', { order_id })).toMatchObject({
      data: { error: 'counterCodeWrong' },
    });
    expect(await people.limitedManager.must('Partner.machines', {})).toMatchObject([{ machine_id: 'spare' }]);
  });

  it('[SE-01] [PA-07] foreign things answer like missing ones, and work for their owners', async () => {
    const world = await openWorld(await open());
    const wrong: string[] = [];
    for (const name of [...KNOWN.filter((one) => one !== AFTERWARDS), AFTERWARDS])
      for (const thing of accessOf(name).of ?? []) wrong.push(...(await foreignThing(world, name, thing)));
    expect(wrong).toEqual([]);
  }, 300_000);

  it('[SE-01] [PA-07] lists contain nothing that belongs to somebody else', async () => {
    const { people, things } = await openWorld(await open());
    const owned = [
      await things.work(),
      await things.address(),
      (await things.counterOrder()).order_number,
      await things.sent(),
      await things.unsure(),
      await things.unclaimed(),
      await things.person(),
      await things.problem(),
      await things.inReview(),
      await things.wish(),
      '"demo"',
    ];
    for (const name of KNOWN.filter((one) => accessOf(one).lists)) {
      const { may, lists } = accessOf(name);
      const [owner, other] = OWNERS[may as keyof typeof OWNERS];
      const [its, others] = await Promise.all(
        [owner, other].map(async (who) => JSON.stringify(await people[who].must(name, {} as never))),
      );
      expect([name, owned.filter((id) => others?.includes(id))]).toEqual([name, []]);
      if (lists === 'them') expect([name, owned.some((id) => its?.includes(id))]).toEqual([name, true]);
    }
  });
});

async function foreignThing(
  { people, things }: World,
  name: ActionName,
  { make, none, input, ownerError, otherError }: OwnThing,
): Promise<string[]> {
  const [owner, other] = OWNERS[accessOf(name).may as keyof typeof OWNERS];
  const id = await make(things);
  const ask = async (who: Person, which: string) => {
    const answer = await people[who].call(name, input(which) as never);
    return { code: answer.code, text: JSON.stringify(answer).replaceAll(which, '#') };
  };
  const hasError = ({ text }: { readonly text: string }, error: string) => text.includes(`"error":"${error}"`);
  const foreign = await ask(other, id);
  const missing = otherError ? foreign : await ask(other, none);
  const own = await ask(owner, id);
  return [
    ...(foreign.text === missing.text && (!otherError || hasError(foreign, otherError))
      ? []
      : [`${name}: foreign ${foreign.text}, missing ${missing.text}`]),
    ...((ownerError ? hasError(own, ownerError) : own.code === 0)
      ? []
      : [`${name}: its owner is answered ${own.text}`]),
  ];
}
