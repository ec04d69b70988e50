import type { Incident } from '@cpc/contract';
import { type IncidentPlace, incidentRule } from '@cpc/domain';
import { expect } from 'vitest';
import type { Caller } from '../caller.ts';
import { allOf } from './all-of.ts';
import type { Looker } from './world.ts';

/** Each incident leads to a page that shows its things: the page's own call is asked. */
export async function expectShown({ who, name }: Looker, open: readonly Incident[]): Promise<void> {
  for (const incident of open) {
    const shown = await SHOWN[incidentRule(incident.kind).place](who, incident);
    expect([name, incident.kind, incident.machine_id, shown]).toEqual([
      name,
      incident.kind,
      incident.machine_id,
      incident.count,
    ]);
  }
}

/** How many things of an incident the page shows that solves it. */
const SHOWN: Readonly<Record<IncidentPlace, (who: Caller, incident: Incident) => Promise<number>>> = {
  async station(who, { kind, machine_id, count, detail }) {
    if (kind === 'bayFull' || kind === 'bayNearlyFull') {
      const { level, bays } = await who.must('Partner.bays', { machine_id });
      const taken = bays.reduce((sum, { capacity, held }) => sum + Math.min(capacity, held), 0);
      return level === (kind === 'bayFull' ? 'full' : 'nearlyFull') ? taken : -1;
    }
    const { machine, supplies, heard_at } = await who.must('Partner.machine', { machine_id });
    if (kind === 'ink') return supplies.filter(({ percent }) => percent !== null && percent <= 15).length;
    if (kind === 'warning' || kind === 'fault')
      return (kind === 'warning' || machine.state === 'fault') && isNamed(machine.reasons, detail) ? count : -1;
    if (kind === 'clockWrong') return machine.reasons.includes('station-clock-wrong') ? count : -1;
    if (kind === 'noPrint') return ['ready', 'printing'].includes(machine.state) ? count : -1;
    return machine.state === 'offline' && (heard_at === null) === (kind === 'notSetUp') ? count : -1;
  },
  async bed(who, { machine_id }) {
    const jobs = await who.must('Partner.bed', { machine_id });
    return jobs.filter(({ state }) => state === 'taken').length;
  },
  async decide(who, { kind, machine_id, machine_name }) {
    const here = (one: { readonly machine_id: string }) => one.machine_id === machine_id;
    const named = (one: { readonly machine_name: string }) => one.machine_name === machine_name;
    if (kind === 'unclaimed')
      return (await who.must('Partner.unclaimed', {})).filter((one) => here(one) && one.set_aside_at === null).length;
    if (kind === 'refusedRefund') return (await who.must('Partner.failedRefunds', {})).filter(named).length;
    if (kind === 'unconfirmed') return (await who.must('Partner.unconfirmedPayments', {})).filter(named).length;
    if (kind === 'guesses') return (await who.must('Partner.pickupGuesses', {})).filter(here).length;
    const state = kind === 'stuck' ? 'printing' : kind;
    return (await who.must('Partner.unsureJobs', {})).filter((one) => here(one) && one.state === state).length;
  },
  async orders(who, { machine_id, count }) {
    const orders = await allOf(who, 'Partner.orders', { state: 'waiting', machine_id });
    // Others may wait there that do not wait long.
    return Math.min(count, orders.flatMap(({ items }) => items).filter(({ label }) => isWaiting(label)).length);
  },
  async stock(who, { kind, machine_id }) {
    const level = kind === 'stockEmpty' ? 'empty' : 'low';
    const lines = await allOf(who, 'Partner.stockList', { level, machine_id });
    // A kind that nobody uses here needs no refill.
    return lines.filter(({ minimum }) => minimum > 0).length;
  },
  async problems(who, { machine_id }) {
    const problems = await allOf(who, 'Partner.problems', {});
    return problems.filter((one) => one.machine_id === machine_id && one.state === 'reported').length;
  },
  async designs(who, { machine_id, count }) {
    const designs = await allOf(who, 'Partner.designReviews', {});
    // Others may wait there that do not wait long.
    return Math.min(count, designs.filter((one) => one.machine_id === machine_id).length);
  },
  async money(who, { kind, count }) {
    const debts = await who.must('Partner.debt', {});
    const isShown = debts.some(({ owed, overdue, limit }) =>
      kind === 'billOverdue' ? overdue.amount > 0 : limit !== null && owed.amount > limit.amount,
    );
    return isShown ? count : -1;
  },
  async counter(who, { machine_name }) {
    const { refunds } = await who.must('Partner.counterPayments', {});
    return refunds.filter((refund) => refund.machine_name === machine_name).length;
  },
};

const isWaiting = (label: string): boolean => label === 'waitingForProduction' || label === 'inQueue';

const isNamed = (reasons: readonly string[], detail: string): boolean => detail === '' || reasons.includes(detail);
