import type { ActionInput, OrderView } from '@cpc/contract';
import { brand, type PartnerId, type PartnerRole, type PersonId, type StationId } from '@cpc/domain';
import type { Database } from '../../base/db/database.ts';
import { openShop } from '../../operator/open-shop.ts';
import { BLANK } from '../blank-renderer.ts';
import { type Caller, caller } from '../caller.ts';
import { operatorOf } from '../operator.ts';
import { testShop, type TestShop } from '../shop.ts';
import type { Eye } from './eye.ts';
import type { Facts } from './facts.ts';

/** The longest page. */
const WHOLE = { pagenum: '1', pagesize: '50' };
const PASSWORD = 'a shop of its own';
export const HOME = brand<PartnerId>('partner-a');
export const OTHER = brand<PartnerId>('partner-b');
const DEMO = brand<StationId>('demo');
const FAR = brand<StationId>('far');
const SPARE = brand<StationId>('spare');
const FOREIGN = brand<StationId>('foreign');

/** Somebody who looks at the incidents of a shop. */
export interface Looker extends Omit<Eye, 'stations'> {
  readonly name: string;
  readonly who: Caller;
  readonly personId: PersonId | null;
}

/** A station; without an agent it was never set up. */
export interface SeenStation {
  readonly id: StationId;
  /** With the keys that it has now: a move ends those of before. */
  agent: Caller | null;
  /** What the agent says until it says something else. */
  readonly said: { last: ActionInput<'Station.heartbeat'> };
}

export interface Sale {
  readonly customer: Caller;
  readonly order: OrderView;
}

/** Two shops, their stations and their people. Sales add up over all runs. */
export interface SightWorld {
  readonly shop: TestShop;
  readonly stations: readonly SeenStation[];
  readonly people: readonly Looker[];
  /** The owners of both shops: who acts. */
  readonly owners: readonly Caller[];
  readonly operator: Caller;
  readonly sales: Sale[];
}

const seen = (id: StationId, agent: Caller | null): SeenStation => {
  return { id, agent, said: { last: { state: 'ready', reasons: [], supplies: [], version: 'test' } } };
};

export async function sightWorld(db: Database): Promise<SightWorld> {
  const shop = await testShop(db, { renderer: BLANK, pieces: 6 });
  const operator = await operatorOf(shop);
  const far = await openStation(shop, HOME, FAR);
  await openStation(shop, HOME, SPARE, false);
  const foreign = await openStation(shop, OTHER, FOREIGN);
  const owner = await login(shop, 'demo');
  const other = await login(shop, 'other');
  const join = (role: PartnerRole, stations: readonly StationId[] | null = null) => joins(shop, owner, role, stations);
  const lead = { role: 'owner', personId: null } as const;
  return {
    shop,
    stations: [seen(DEMO, shop.station), seen(FAR, far), seen(SPARE, null), seen(FOREIGN, foreign)],
    people: [
      { name: 'owner', partnerId: HOME, ...lead, who: owner },
      { name: 'other owner', partnerId: OTHER, ...lead, who: other },
      await join('manager'),
      await join('counter'),
      await join('technician'),
      await join('accountant'),
      await join('manager', [FAR]),
      await join('counter', [DEMO, SPARE]),
      await join('technician', [SPARE]),
    ],
    owners: [owner, other],
    operator,
    sales: [],
  };
}

async function login({ app, visitor }: TestShop, username: string): Promise<Caller> {
  const { tokenHead, token } = await visitor.must('Partner.login', { username, password: PASSWORD });
  return caller(app, { ...WHOLE, authorization: tokenHead + token });
}

async function openStation(shop: TestShop, partner: PartnerId, id: StationId, hasAgent = true): Promise<Caller | null> {
  const [username, name] = partner === HOME ? ['demo', 'Demo shop'] : ['other', 'Other shop'];
  const enrolCode = `the code of ${id}`;
  await openShop(shop.services, {
    partner: { id: partner, username, name, password: PASSWORD },
    station: { id, name: `Station ${id}`, address: '', language: 'en-US', currency: 'EUR' },
    enrolCode,
    pieces: hasAgent ? 6 : 0,
  });
  if (!hasAgent) return null;
  const { station_key } = await caller(shop.app).must('Station.enrol', { code: enrolCode });
  return caller(shop.app, { authorization: `Station ${station_key}` });
}

async function joins(
  { app, visitor, services }: TestShop,
  owner: Caller,
  role: PartnerRole,
  stations: readonly StationId[] | null,
): Promise<Looker> {
  const username = `p${services.random.id()}`;
  const { person_id, code } = await owner.must('Partner.addPerson', { name: `The ${role}`, username, role });
  const { tokenHead, token } = await visitor.must('Partner.join', { code, password: PASSWORD });
  if (stations) await owner.must('Partner.setPersonStations', { person_id, stations: [...stations] });
  const who = caller(app, { ...WHOLE, authorization: tokenHead + token });
  return { name: `${role} of ${stations?.join() ?? 'all'}`, role, partnerId: HOME, personId: person_id, who };
}

/** The stations that a person is limited to, as they stand now: a station that leaves the shop leaves the limit too. */
export function eyeOf({ memberships }: Pick<Facts, 'memberships'>, { partnerId, role, personId }: Looker): Eye {
  const stored = memberships.find(({ person_id }) => person_id === personId)?.stations ?? null;
  return { partnerId, role, stations: stored === null ? null : JSON.parse(stored) };
}
