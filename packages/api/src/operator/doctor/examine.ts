import type { DoctorLine } from '@cpc/contract';
import type { Database, Reader } from '../../base/db/database.ts';
import { EMPTY_DATABASE } from '../../base/db/foreign-tables.ts';
import { databaseTime, tableState } from '../../base/db/start/inspect.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { PayoutConfig } from '../../base/services.ts';
import { examineCatalogue } from './catalogue.ts';
import { counted, fault, ok, warning } from './line.ts';
import { examineShops } from './shops.ts';

/** Beyond this, ms, sessions and leases end at wrong times. */
const CLOCK_FAULT = 60_000;
const CLOCK_WARNING = 5_000;
const SECOND = 'run "operator init --second"; a platform of one person sets FOUR_EYES_ABOVE=none';

/** Reads from the database what the doctor reports (OP-04). If the tables are not up to date, it reports only that. */
export async function examine(db: Database, clock: Clock, payouts: Payouts): Promise<DoctorLine[]> {
  const { foreign, missing, unknown } = await tableState(db);
  if (foreign !== undefined) return [fault('database', foreign, EMPTY_DATABASE)];
  if (unknown.length > 0)
    return [
      fault(
        'database',
        `its tables are of a newer release: ${unknown.join(', ')}`,
        'install the release that made them',
      ),
    ];
  if (missing.length > 0)
    return [
      fault(
        'database',
        `${db.engine}: ${counted(missing.length, 'migration')} missing`,
        'run "operator init", or start the server: both bring the tables up to date',
      ),
    ];
  return [
    ok('database', `${db.engine}, reachable and up to date`),
    clockLine('clock', (await databaseTime(db, clock)) - clock.now(), 'the database'),
    await examineOperators(db.read, payouts),
    ...(await examineCatalogue(db.read)),
    ...(await examineShops(db.read, clock.now())),
  ];
}

/** @param ahead how far the other clock is ahead of this one, ms */
export function clockLine(check: string, ahead: number, other: string): DoctorLine {
  const apart = Math.abs(ahead);
  const found = `this clock and that of ${other} differ by ${Math.round(apart / 1_000)} s`;
  const todo = 'synchronise the clocks, for example with chrony or systemd-timesyncd';
  if (apart > CLOCK_FAULT) return fault(check, found, todo);
  return apart > CLOCK_WARNING ? warning(check, found, todo) : ok(check, `agrees with ${other}`);
}

type Payouts = Pick<PayoutConfig, 'fourEyesAbove'>;

async function examineOperators(reader: Reader, { fourEyesAbove }: Payouts): Promise<DoctorLine> {
  const { count } = await reader
    .selectFrom('operators')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count === 0)
    return fault('operators', 'nobody can log in as operator', 'run "operator init": it makes the first operator');
  if (fourEyesAbove === undefined) {
    const found = `${counted(count, 'operator')}; FOUR_EYES_ABOVE=none: each alone can pay out any amount`;
    return count === 1 ? ok('operators', found) : warning('operators', found, 'remove FOUR_EYES_ABOVE=none');
  }
  return count === 1
    ? warning('operators', '1 operator: nothing above FOUR_EYES_ABOVE can be paid out, and nobody be invited', SECOND)
    : ok('operators', counted(count, 'operator'));
}
