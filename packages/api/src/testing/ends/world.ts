import { brand, type PartnerId, type PersonId, type StationId } from '@cpc/domain';
import { expect } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { BLANK } from '../blank-renderer.ts';
import { type Caller, caller, callerOf } from '../caller.ts';
import { openShop } from '../../operator/open-shop.ts';
import { operatorOf } from '../operator.ts';
import { operatorNamed } from '../payout-shop.ts';
import { CHOICE, testShop, type TestShop } from '../shop.ts';
import { registered } from '../texts.ts';

export const PASSWORD = 'chosen by myself';
export const ANN = { phone: '13912345678', country: 'CN' } as const;
export const HOME = brand<PartnerId>('partner-a');
export const OTHER = brand<PartnerId>('partner-b');
export const { machine_id: STATION } = CHOICE;

/** Somebody who is invited to a shop or to the platform. */
export interface Invited {
  readonly person_id: PersonId;
  readonly username: string;
  readonly code: string;
}

/** Somebody with a login to the partner app. */
export interface Person extends Invited {
  readonly who: Caller;
}

/** Everybody whose streams, keys, codes and passwords end, and a bystander for whom nothing ends. */
export interface EndsWorld {
  readonly shop: TestShop;
  /** The address at which the server listens. */
  readonly origin: string;
  readonly ann: {
    readonly id: string;
    /** The device from which Ann acts, with its token as a known device. */
    readonly here: Caller;
    readonly device: string;
    /** Her other device, and its login. */
    readonly there: Caller;
    readonly thereId: string;
    /** The token of her other device before it was renewed. */
    readonly former: Caller;
  };
  readonly bystander: Caller;
  /** The owner of the shop. */
  readonly owner: Caller;
  readonly mia: Person;
  readonly invited: Invited;
  readonly olga: Caller;
  readonly otto: Person;
  readonly invitedOperator: Invited;
  /** An enrolment code of the station that nobody has used. */
  readonly enrolCode: string;
}

export async function endsWorld(db: Database): Promise<EndsWorld> {
  const shop = await testShop(db, { renderer: BLANK });
  const { app, visitor, services } = shop;
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await openShop(services, {
    partner: { id: OTHER, username: 'other', name: 'Other shop', password: PASSWORD },
    station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
    pieces: 0,
  });
  const olga = await operatorOf(shop);
  const operators = [olga, await operatorNamed(shop, 'ben')] as const;
  const owner = await shop.partner();
  const bystander = await registered(visitor, services.texts, {
    phone: '13987654321',
    country: 'CN',
    password: PASSWORD,
  });
  return {
    shop,
    origin,
    ann: await annOf(shop),
    bystander: callerOf(app, bystander),
    owner,
    mia: await joined(shop, await invitedTo(owner, 'mia')),
    invited: await invitedTo(owner, 'ivo'),
    olga,
    otto: await joined(shop, await invitedToPlatform(operators, 'otto')),
    invitedOperator: await invitedToPlatform(operators, 'ina'),
    enrolCode: (await owner.must('Partner.enrolCode', { machine_id: STATION })).code,
  };
}

async function annOf({ app, visitor, services }: TestShop): Promise<EndsWorld['ann']> {
  const by = ({ tokenHead, token }: { readonly tokenHead: string; readonly token: string }) =>
    caller(app, { authorization: tokenHead + token });
  const first = await registered(visitor, services.texts, { ...ANN, password: PASSWORD });
  const former = by(await visitor.must('User.login', { ...ANN, password: PASSWORD }));
  const there = by(await former.must('User.renew', {}));
  const thereId = (await there.must('User.devices', {})).find(({ here }) => here)?.device_id ?? '';
  return { id: first.id, here: by(first), device: first.device, there, thereId, former };
}

async function invitedTo(owner: Caller, username: string): Promise<Invited> {
  const invitation = await owner.must('Partner.addPerson', { name: username, username, role: 'manager' });
  return { ...invitation, username };
}

async function invitedToPlatform([olga, ben]: readonly [Caller, Caller], username: string): Promise<Invited> {
  const people = await olga.must('Operator.inviteOperator', { name: username, username });
  const { person_id } = people.find((one) => one.username === username) ?? expect.fail('nobody was proposed');
  return { ...(await ben.must('Operator.confirmOperator', { person_id })), username };
}

async function joined({ app, visitor }: TestShop, invited: Invited): Promise<Person> {
  const { tokenHead, token } = await visitor.must('Partner.join', { code: invited.code, password: PASSWORD });
  return { ...invited, who: caller(app, { authorization: tokenHead + token }) };
}
