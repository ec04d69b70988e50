import type { ActionName } from '@cpc/contract';
import { MAIL_TOPICS } from '@cpc/domain';
import { request } from 'undici';
import { DAY_MS } from '../../base/ports/clock.ts';
import { hashSecret } from '../../base/ports/random.ts';
import { A_DRAWING } from '../access/drawings.ts';
import { A_ROOM } from '../access/pair-rooms.ts';
import type { Caller } from '../caller.ts';
import { tap } from '../mailbox.ts';
import { redCase, CHOICE } from '../shop.ts';
import { registered } from '../texts.ts';
import { browserKeys } from '../access/inputs.ts';
import { ANN, type EndsWorld, HOME, OTHER, PASSWORD, STATION } from './world.ts';

const [ANNS_BROWSER, MIAS_BROWSER] = ['https://push.example/ann', 'https://push.example/mia'];
const [ANNS_ADDRESS, MIAS_ADDRESS] = ['ann@example.com', 'mia@example.com'];
const reason = 'for a reason';
const NEXT_PASSWORD = 'chosen once more';

/** What ends something: the act, and the action that does it; `time` if nobody does. */
interface Ending {
  readonly by: ActionName | 'time';
  readonly act: (world: EndsWorld) => Promise<unknown>;
}

/** Everything that ends a login, a person, a shop, a key or a code. */
export const ENDINGS = {
  'Ann logs out': { by: 'User.logout', act: ({ ann }) => ann.there.must('User.logout', {}) },
  'Ann logs out one device': {
    by: 'User.logOutDevice',
    act: ({ ann }) => ann.here.must('User.logOutDevice', { device_id: ann.thereId }),
  },
  'Ann logs out all others': {
    by: 'User.logOutOthers',
    act: ({ ann }) => ann.here.must('User.logOutOthers', { device: ann.device }),
  },
  'Ann changes her password': {
    by: 'User.changePassword',
    act: ({ ann }) =>
      ann.here.must('User.changePassword', {
        password: PASSWORD,
        new_password: NEXT_PASSWORD,
        log_out_others: true,
        device: ann.device,
      }),
  },
  'Ann resets her password by a code': {
    by: 'User.prove',
    act: ({ shop }) => registered(shop.visitor, shop.services.texts, { ...ANN, password: NEXT_PASSWORD }),
  },
  'Ann erases her account': {
    by: 'User.erase',
    act: ({ ann }) => ann.here.must('User.erase', { confirmed: true, password: PASSWORD }),
  },
  'Mia logs out': {
    by: 'Partner.logout',
    act: ({ mia }) => mia.who.must('Partner.logout', { endpoint: MIAS_BROWSER }),
  },
  'Mia changes her password': {
    by: 'Partner.changePassword',
    act: ({ mia }) => mia.who.must('Partner.changePassword', { password: PASSWORD, new_password: NEXT_PASSWORD }),
  },
  'Mia is blocked': {
    by: 'Partner.blockPerson',
    act: ({ owner, mia: { person_id } }) => owner.must('Partner.blockPerson', { person_id }),
  },
  'Mia is invited again': {
    by: 'Partner.invitePerson',
    act: ({ owner, mia: { person_id } }) => owner.must('Partner.invitePerson', { person_id }),
  },
  'who was invited is blocked': {
    by: 'Partner.blockPerson',
    act: ({ owner, invited: { person_id } }) => owner.must('Partner.blockPerson', { person_id }),
  },
  'who was invited is invited again': {
    by: 'Partner.invitePerson',
    act: ({ owner, invited: { person_id } }) => owner.must('Partner.invitePerson', { person_id }),
  },
  'an operator is blocked': {
    by: 'Operator.blockOperator',
    act: ({ olga, otto: { person_id } }) => olga.must('Operator.blockOperator', { person_id, reason }),
  },
  'an invited operator is blocked': {
    by: 'Operator.blockOperator',
    act: ({ olga, invitedOperator: { person_id } }) => olga.must('Operator.blockOperator', { person_id, reason }),
  },
  'an invited operator is invited again': {
    by: 'Operator.inviteOperator',
    act: ({ olga, invitedOperator: { username } }) =>
      olga.must('Operator.inviteOperator', { name: username, username }),
  },
  'the station’s keys are taken away': {
    by: 'Partner.revokeStation',
    act: ({ owner }) => owner.must('Partner.revokeStation', { machine_id: STATION, reason }),
  },
  'the station is enrolled again': {
    by: 'Station.enrol',
    act: ({ shop, enrolCode: code }) => shop.visitor.must('Station.enrol', { code }),
  },
  'the shop makes another code': {
    by: 'Partner.enrolCode',
    act: ({ owner }) => owner.must('Partner.enrolCode', { machine_id: STATION }),
  },
  'the platform makes another code': {
    by: 'Operator.enrolCode',
    act: ({ olga }) => olga.must('Operator.enrolCode', { machine_id: STATION }),
  },
  'the station moves to another shop': {
    by: 'Operator.moveStation',
    act: ({ olga }) => olga.must('Operator.moveStation', { machine_id: STATION, to: OTHER, reason }),
  },
  'the shop is suspended': {
    by: 'Operator.setShopState',
    act: ({ olga }) => olga.must('Operator.setShopState', { partner_id: HOME, to: 'suspended', reason }),
  },
  'the shop is closed': {
    by: 'Operator.setShopState',
    act: ({ olga }) => olga.must('Operator.setShopState', { partner_id: HOME, to: 'closed', reason }),
  },
  'seven days pass': {
    by: 'time',
    async act({ shop }) {
      shop.services.clock.pass(7 * DAY_MS);
      await shop.work();
    },
  },
} as const satisfies Readonly<Record<string, Ending>>;
export type EndingName = keyof typeof ENDINGS;

/** Actions whose names say that something ends, and that end nothing of {@link OPEN}. */
export const ENDS_NOTHING_OPEN: readonly ActionName[] = [
  // The way to log in that it ends is no secret of ours.
  'User.disconnectOpenid',
  // A link is ended by its owner alone.
  'Share.revoke',
  // Nothing of an owner is in the table: invite-owner.test.ts holds what it ends.
  'Operator.inviteOwner',
];

/** Something that is open, which what ends, and what is still open after everything else. */
interface Open {
  /** The column that keeps its hash, or the route of a stream. */
  readonly of?: readonly string[];
  readonly open: (world: EndsWorld) => Promise<() => Promise<boolean>> | (() => Promise<boolean>);
  readonly ends: readonly EndingName[];
}

const DEVICE_ENDS = [
  'Ann logs out',
  'Ann logs out one device',
  'Ann logs out all others',
  'Ann changes her password',
  'Ann resets her password by a code',
  'Ann erases her account',
] as const;
const CUSTOMER_ENDS = [...DEVICE_ENDS, 'seven days pass'] as const;
const PERSON_ENDS = [
  'Mia logs out',
  'Mia changes her password',
  'Mia is blocked',
  'Mia is invited again',
  'the shop is closed',
  'seven days pass',
] as const;
const KEY_ENDS = [
  'the station’s keys are taken away',
  'the station is enrolled again',
  'the station moves to another shop',
  'the shop is closed',
] as const;
const CODE_ENDS = [
  ...KEY_ENDS,
  'the shop makes another code',
  'the platform makes another code',
  'seven days pass',
] as const;

/**
 * Everything that a login, a person, a shop or a station opens, with all that ends it; everything else leaves it open. In
 * the order in which the test looks: a look may use a code up.
 */
export const OPEN: Readonly<Record<string, Open>> = {
  'a stream of a queue, of a customer': {
    of: ['GET /api/queue/stream'],
    open: (world) => stream(world, `/api/queue/stream?machine_id=${STATION}`, world.ann.there),
    ends: CUSTOMER_ENDS,
  },
  'a stream of a drawing': {
    of: ['GET /api/drawing/stream'],
    async open(world) {
      const { drawing_id } = await world.ann.there.must('Drawing.begin', { ...A_DRAWING, client_key: 'once' });
      return stream(world, `/api/drawing/stream?drawing_id=${drawing_id}`, world.ann.there);
    },
    ends: CUSTOMER_ENDS,
  },
  'a stream of a pair room': {
    of: ['GET /api/pair-room/stream'],
    async open(world) {
      const { room_id } = await world.ann.there.must('PairRoom.open', A_ROOM);
      return stream(world, `/api/pair-room/stream?room_id=${room_id}`, world.ann.there);
    },
    ends: CUSTOMER_ENDS,
  },
  'a stream of a queue, of a person': {
    open: (world) => stream(world, `/api/queue/stream?machine_id=${STATION}`, world.mia.who),
    ends: PERSON_ENDS,
  },
  'a stream of a queue, of an operator': {
    open: (world) => stream(world, `/api/queue/stream?machine_id=${STATION}`, world.otto.who),
    ends: ['an operator is blocked', 'seven days pass'],
  },
  'a stream of a queue, of the display': {
    open: (world) => stream(world, `/api/queue/stream?machine_id=${STATION}`, world.shop.screen),
    ends: KEY_ENDS,
  },
  'a stream of somebody else': {
    open: (world) => stream(world, `/api/queue/stream?machine_id=${STATION}`, world.bystander),
    ends: ['seven days pass'],
  },
  'the token of a customer': {
    // Of an erased account a hash stays, which admits nobody.
    of: ['sessions.token_hash', 'erased_logins.token_hash'],
    open:
      ({ ann }) =>
      () =>
        admitted(ann.there, 'User.verifyToken'),
    ends: CUSTOMER_ENDS,
  },
  'the token before it was renewed': {
    open:
      ({ ann }) =>
      () =>
        admitted(ann.former, 'User.verifyToken'),
    ends: CUSTOMER_ENDS,
  },
  'the token of somebody else': {
    open:
      ({ bystander }) =>
      () =>
        admitted(bystander, 'User.verifyToken'),
    ends: ['seven days pass'],
  },
  'the token of a person': {
    of: ['partner_sessions.token_hash'],
    open:
      ({ mia }) =>
      () =>
        admitted(mia.who, 'Partner.me'),
    ends: PERSON_ENDS,
  },
  'the token of an operator': {
    open:
      ({ otto }) =>
      () =>
        admitted(otto.who, 'Operator.operators'),
    ends: ['an operator is blocked', 'seven days pass'],
  },
  'the key of the agent': {
    of: ['station_keys.key_hash'],
    open:
      ({ shop }) =>
      () =>
        isTaken(shop.station.call('PrintJob.lease', { wait_ms: 0 })),
    ends: KEY_ENDS,
  },
  'the key of the display': {
    open:
      ({ shop }) =>
      async () => {
        const { data } = await shop.screen.call('Pickup.verify', { code: '000000' });
        return !isTokenInvalid(data);
      },
    ends: KEY_ENDS,
  },
  'a paired display': {
    async open({ owner, shop }) {
      const { key, code } = await shop.visitor.must('Display.begin', {});
      await owner.must('Partner.pairDisplay', { machine_id: STATION, code });
      return async () => (await shop.visitor.must('Display.look', { key })).state === 'paired';
    },
    // It is no part of the agent, which a shop may enrol again on another computer.
    ends: KEY_ENDS.filter((end) => end !== 'the station is enrolled again'),
  },
  'a screen that shows its code': {
    of: ['display_pairings.code_hash', 'display_pairings.key_hash'],
    async open({ shop }) {
      const { key } = await shop.visitor.must('Display.begin', {});
      return async () => (await shop.visitor.must('Display.look', { key })).state === 'waiting';
    },
    ends: ['seven days pass'],
  },
  'the notices of a browser': {
    async open({ ann, shop }) {
      await ann.there.must('Notification.subscribe', { endpoint: ANNS_BROWSER, ...browserKeys() });
      const kept = shop.services.db.read.selectFrom('push_subscriptions').where('endpoint', '=', ANNS_BROWSER);
      // A browser whose login has ended elsewhere is told so, and then forgotten.
      return () => isKept(kept.where('ended_at', 'is', null));
    },
    ends: DEVICE_ENDS,
  },
  'the messages of a person’s browser': {
    async open({ mia, shop }) {
      await mia.who.must('Partner.startMessages', { endpoint: MIAS_BROWSER, ...browserKeys() });
      const { read } = shop.services.db;
      return () => isKept(read.selectFrom('shop_push_subscriptions').where('endpoint', '=', MIAS_BROWSER));
    },
    ends: ['Mia logs out', 'Mia changes her password', 'Mia is blocked', 'Mia is invited again'],
  },
  'a known device': {
    of: ['known_devices.device_hash'],
    async open({ shop }) {
      const { device } = await shop.visitor.must('User.login', { ...ANN, password: PASSWORD });
      const { read } = shop.services.db;
      return () => isKept(read.selectFrom('known_devices').where('device_hash', '=', hashSecret(device)));
    },
    ends: [
      'Ann logs out all others',
      'Ann changes her password',
      'Ann resets her password by a code',
      'Ann erases her account',
    ],
  },
  'the way to a provider that connects it': {
    of: ['openid_attempts.state_hash', 'openid_attempts.browser_hash'],
    async open({ ann, shop: { services } }) {
      const state_hash = hashSecret('state');
      const row = { browser_hash: hashSecret('browser'), provider: 'idp', nonce: 'n', verifier: 'v' };
      const expires_at = services.clock.now() + 600_000;
      await services.db.transact((tx) =>
        tx
          .insertInto('openid_attempts')
          .values({ state_hash, ...row, connects: ann.id, expires_at })
          .execute(),
      );
      return () => isKept(services.db.read.selectFrom('openid_attempts').where('state_hash', '=', state_hash));
    },
    ends: ['Ann erases her account', 'seven days pass'],
  },
  'a shared design': {
    async open({ ann, shop }) {
      const { work_id } = await ann.there.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() });
      const { share_id } = await ann.there.must('Work.share', { work_id });
      return () => isTaken(shop.visitor.call('Share.get', { share_id }));
    },
    ends: ['Ann erases her account'],
  },
  'the invitation to a pair room': {
    async open({ ann, bystander }) {
      const { room_id } = await ann.there.must('PairRoom.open', A_ROOM);
      return () => isTaken(bystander.call('PairRoom.look', { room_id }));
    },
    ends: ['Ann erases her account', 'seven days pass'],
  },
  'the link that ends news': {
    of: ['mail_addresses.off_key'],
    async open({ mia, shop }) {
      await mia.who.must('Partner.setMail', { address: MIAS_ADDRESS, news: [...MAIL_TOPICS] });
      const { read } = shop.services.db;
      return () => isKept(read.selectFrom('mail_addresses').where('address', '=', MIAS_ADDRESS));
    },
    ends: ['Mia is blocked', 'Mia is invited again'],
  },
  'the link that confirms an e-mail address': {
    of: ['asked_mail_addresses.key'],
    async open({ mia, shop }) {
      await mia.who.must('Partner.setMail', { address: 'another@example.com', news: [...MAIL_TOPICS] });
      const { read } = shop.services.db;
      return () => isKept(read.selectFrom('asked_mail_addresses').where('address', '=', 'another@example.com'));
    },
    ends: ['Mia changes her password', 'Mia is blocked', 'Mia is invited again', 'seven days pass'],
  },
  'the link that puts an e-mail address back': {
    of: ['former_mail_addresses.undo_key'],
    async open({ ann, shop }) {
      for (const address of [ANNS_ADDRESS, 'ann.b@example.com'])
        await ann.here.must('Notification.setMail', { address, news: [...MAIL_TOPICS] });
      const { read } = shop.services.db;
      const asked = read.selectFrom('asked_mail_addresses').select('key').where('address', '=', 'ann.b@example.com');
      await tap(shop, `/mail/confirm?key=${(await asked.executeTakeFirstOrThrow()).key}`);
      const former = read.selectFrom('former_mail_addresses').where('address', '=', ANNS_ADDRESS);
      return () => isKept(former.where('undo_key', 'is not', null));
    },
    // It outlasts what a thief can do with the login.
    ends: ['Ann erases her account', 'seven days pass'],
  },
  'the password of a customer': {
    of: ['accounts.password_hash'],
    open:
      ({ shop }) =>
      () =>
        isTaken(shop.visitor.call('User.login', { ...ANN, password: PASSWORD })),
    ends: ['Ann changes her password', 'Ann resets her password by a code', 'Ann erases her account'],
  },
  'the password of a person': {
    of: ['partner_people.password_hash'],
    open:
      ({ shop, mia }) =>
      () =>
        logsIn(shop.visitor, mia.username),
    ends: ['Mia changes her password', 'Mia is blocked', 'Mia is invited again', 'the shop is closed'],
  },
  'the password of an operator': {
    open:
      ({ shop, otto }) =>
      () =>
        logsIn(shop.visitor, otto.username),
    ends: ['an operator is blocked'],
  },
  'a code to the number': {
    of: ['phone_codes.challenge_hash', 'phone_codes.code_hash', 'phone_codes.password_hash'],
    async open({ shop: { visitor, services } }) {
      const { challenge } = await visitor.must('User.register', { ...ANN, password: 'of another device' });
      const code = services.texts.codeOf(services.texts.sent.at(-1)?.to ?? '');
      return () => isTaken(visitor.call('User.prove', { challenge, code }));
    },
    // It proves the number: whoever has the number opens its account, or a new one.
    ends: ['Ann resets her password by a code', 'seven days pass'],
  },
  'the invitation to a shop': {
    of: ['memberships.invite_hash'],
    open:
      ({ shop, invited }) =>
      () =>
        joins(shop.visitor, invited.code),
    ends: ['who was invited is blocked', 'who was invited is invited again', 'the shop is closed', 'seven days pass'],
  },
  'the invitation to the platform': {
    of: ['operators.invite_hash'],
    open:
      ({ shop, invitedOperator }) =>
      () =>
        joins(shop.visitor, invitedOperator.code),
    ends: ['an invited operator is blocked', 'an invited operator is invited again', 'seven days pass'],
  },
  'the enrolment code of the station': {
    of: ['station_enrolments.code_hash'],
    open:
      ({ shop, enrolCode: code }) =>
      () =>
        isTaken(shop.visitor.call('Station.enrol', { code })),
    ends: CODE_ENDS,
  },
};

/** Opens a stream. @returns whether it goes on */
async function stream({ origin }: EndsWorld, path: string, who: Caller): Promise<() => Promise<boolean>> {
  const { statusCode, body } = await request(origin + path, { headers: { ...who.headers } });
  if (statusCode !== 200) throw new Error(`ends: ${path} answered ${statusCode}`);
  let goesOn = true;
  const end = () => (goesOn = false);
  body.on('close', end).on('error', end).resume();
  return async () => goesOn;
}

const isTaken = async (answer: Promise<{ readonly code: number }>): Promise<boolean> => (await answer).code === 0;

const admitted = (who: Caller, name: 'User.verifyToken' | 'Partner.me' | 'Operator.operators'): Promise<boolean> =>
  isTaken(who.call(name, {}));

const isTokenInvalid = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'error' in data && data.error === 'tokenInvalid';

const logsIn = (visitor: Caller, username: string): Promise<boolean> =>
  isTaken(visitor.call('Partner.login', { username, password: PASSWORD }));

const joins = (visitor: Caller, code: string): Promise<boolean> =>
  isTaken(visitor.call('Partner.join', { code, password: PASSWORD }));

const isKept = async (found: { readonly selectAll: () => { readonly execute: () => Promise<unknown[]> } }) =>
  (await found.selectAll().execute()).length > 0;
