import type { Audit, Evidence, Finding } from '../evidence.ts';
import { acknowledgedToCustomers, acknowledgedToStation } from './acknowledged.ts';
import { reconciled } from './books.ts';
import { history } from './history.ts';
import { captures, ledger, refunds } from './money.ts';
import { prints } from './prints.ts';
import { stock } from './stock.ts';

const AUDITS: readonly Audit[] = [
  acknowledgedToCustomers,
  acknowledgedToStation,
  captures,
  refunds,
  ledger,
  reconciled,
  prints,
  stock,
  history,
];

/** Checks everything that must hold after any run, whatever was killed. */
export async function audit(evidence: Evidence): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const ask of AUDITS) findings.push(await ask(evidence));
  return findings;
}
