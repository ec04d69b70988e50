import { generateKeyPairSync } from 'node:crypto';
import type { Shop } from '@cpc/testkit';
import { expect } from '@playwright/test';
import { signedBundle } from '../../../scripts/lib/sign-release.mjs';
import { asOperator, asPartner, asSecondOperator, dataOf } from '../as-partner.ts';

type Login = Pick<Shop, 'origin' | 'partnerPassword'>;
type Fields = Readonly<Record<string, string>>;

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** The environment of a shop whose money is paid out, and whose platform has versions of the agent. */
export const FULL_SHOP_ENV = {
  PAYOUT_NAME: 'Platform GmbH',
  PAYOUT_IBAN: 'DE89370400440532013000',
  RELEASE_KEYS: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
} as const;

/** A person, a coupon, a price, a window and three withdrawals, of which one is paid out. @returns the id of the person */
export async function makeShopMatters(shop: Login): Promise<string> {
  const [partner, operator] = [await asPartner(shop), await asOperator(shop)];
  const make = <Data>(name: string, fields: Fields) => dataOf<Data>(partner(name, fields));
  const { person_id } = await make<{ person_id: string }>('Partner.addPerson', {
    name: 'Mia Counter',
    username: 'mia',
    role: 'counter',
  });
  await make('Partner.addCoupon', { code: 'SHOP20', kind: 'percent', permille: '200' });
  await make('Partner.setPrice', { client_key: 'one', price: JSON.stringify(eur(2_190)) });
  const from = Date.now() + DAY_MS;
  const window = { stations: '["demo"]', from: String(from), until: String(from + DAY_MS), reason: 'A new printer' };
  await make('Partner.planWindow', window);
  await make('Partner.setBankAccount', {
    holder: 'Demo Shop GmbH',
    account: 'FR14 2004 1010 0505 0001 3M02 606',
    street: 'Rue de l’Église 3',
    postal_code: '75001',
    city: 'Paris',
    country: 'FR',
  });
  const withdraw = async () => {
    const asked = { amount: JSON.stringify(eur(1_000)), client_key: crypto.randomUUID() };
    return (await make<{ withdrawal_id: string }>('Partner.askWithdrawal', asked)).withdrawal_id;
  };
  const approve = async (withdrawal_id: string) =>
    dataOf(operator('Operator.decideWithdrawal', { withdrawal_id, approve: 'true' }));
  await approve(await withdraw());
  await dataOf(operator('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'one' }));
  await approve(await withdraw());
  await withdraw();
  return person_id;
}

const DAY_MS = 86_400_000;
const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** An operator who is to be confirmed, a coupon, a promoter, two versions of the agent, of which one is out, and the log of a station. */
export async function makePlatformMatters(shop: Login): Promise<void> {
  const operator = await asOperator(shop);
  const make = (name: string, fields: Fields) => dataOf(operator(name, fields));
  const second = await asSecondOperator(shop);
  await dataOf(second('Operator.inviteOperator', { name: 'Ben Night', username: 'ben' }));
  for (const version of ['9.0.0', '9.1.0'])
    await make('Operator.addRelease', signedBundle(version, Buffer.from(`// the agent ${version}`), privateKey));
  await make('Operator.rollOut', { version: '9.0.0', share: '0', stations: '[]', reason: 'Tested in our own shop' });
  await make('Operator.askLog', { machine_id: 'demo', reason: 'Two jams a day', lines: '20' });
  const sent = async () => {
    const fields = { machine_id: 'demo' };
    const { logs } = await dataOf<{ logs: { sent_at: number | null }[] }>(operator('Operator.fleetStation', fields));
    return logs.every(({ sent_at }) => sent_at !== null);
  };
  await expect.poll(sent).toBe(true);
}
