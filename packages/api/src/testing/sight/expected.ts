import type { IncidentKind, PartnerRole } from '@cpc/domain';
import type { Expected, Eye } from './eye.ts';
import type { Facts } from './facts.ts';
import { debtsExpected } from './expected-debts.ts';
import { jobsExpected } from './expected-jobs.ts';
import { moneyExpected } from './expected-money.ts';
import { stationsExpected } from './expected-stations.ts';
import { stockExpected } from './expected-stock.ts';

/** Who solves a thing may see it (PA-09, PA-12): written down a second time, by kind and role. */
const SEES: Readonly<Record<PartnerRole, readonly IncidentKind[]>> = (() => {
  const all = [
    'offline',
    'fault',
    'bayFull',
    'noPrint',
    'waitsLong',
    'bayNearlyFull',
    'ink',
    'warning',
    'clockWrong',
    'notSetUp',
  ] as const;
  const prints = ['unsure', 'held', 'stuck', 'bedWaits'] as const;
  const machines = ['guesses'] as const;
  const counter = ['review', 'problem', 'refusedRefund', 'cashBack', 'unconfirmed', 'unclaimed'] as const;
  const stock = ['stockEmpty', 'stockLow'] as const;
  const money = ['cashStopped', 'billOverdue'] as const;
  return {
    owner: [...all, ...prints, ...machines, ...counter, ...stock, ...money],
    manager: [...all, ...prints, ...machines, ...counter, ...stock],
    counter: [...all, ...prints, ...counter, ...stock],
    technician: [...all, ...prints, ...machines, ...stock],
    accountant: [...all, ...money],
  };
})();

/** What a person must see, by the rules alone; nothing of it is taken from the sources of the list (PA-12). */
export const expectedFor = (facts: Facts, eye: Eye): Expected[] =>
  [
    ...stationsExpected(facts, eye),
    ...jobsExpected(facts, eye),
    ...moneyExpected(facts, eye),
    ...stockExpected(facts, eye),
    ...debtsExpected(facts, eye),
  ].filter(({ kind }) => SEES[eye.role].includes(kind));

/** Until when it is put off, or null: what began after it was put off is another incident. */
export function putOff({ incident_snoozes, now }: Facts, eye: Eye, { kind, machine_id, since }: Expected) {
  const row = incident_snoozes.find(
    (one) => one.partner_id === eye.partnerId && one.machine_id === machine_id && one.kind === kind,
  );
  return row && now < row.until_at && (since === null || since <= row.at) ? row.until_at : null;
}
