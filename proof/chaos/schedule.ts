import type { Call, Misbehaviour } from '@cpc/standins';
import type { Chance } from '@cpc/testkit';

export type Target = 'server' | 'agent' | 'printer';

export interface Fault {
  /** After the previous fault, ms. */
  readonly after: number;
  readonly target: Target;
  /** The index of the server, if there are several. */
  readonly which: number;
  /** How long it stays down, ms. */
  readonly down: number;
  /** How the provider misbehaves meanwhile. */
  readonly provider: readonly (readonly [Call, Misbehaviour])[];
}

const MISDEEDS: readonly [readonly [Call, Misbehaviour], ...(readonly [Call, Misbehaviour])[]] = [
  ['create', 'answerLost'],
  ['create', 'unavailable'],
  ['capture', 'answerLost'],
  ['capture', 'refused'],
  ['capture', 'slow'],
  ['capture', 'unavailable'],
  ['get', 'slow'],
  ['get', 'unavailable'],
  ['refund', 'answerLost'],
  ['refund', 'unavailable'],
  ['token', 'tokenExpired'],
  ['webhook', 'webhookRepeated'],
  ['webhook', 'webhookDropped'],
];

/** What is killed and when; the seed determines all of it. */
export function schedule(chance: Chance, kills: number, servers: number): readonly Fault[] {
  return Array.from({ length: kills }, () => ({
    after: chance.whole(400, 2_500),
    // The server can lose the most, so it is killed most often.
    target: chance.oneOf(['server', 'server', 'server', 'agent', 'agent', 'printer']),
    which: chance.whole(0, servers - 1),
    down: chance.oneOf([0, 0, 300, 1_500]),
    provider: Array.from({ length: chance.whole(0, 3) }, () => chance.oneOf(MISDEEDS as typeof MISDEEDS & [never])),
  }));
}
