/** What a station may print, report and hand over, and once. */
import { inFile } from '../mutant.ts';
import { API, modules, records } from './api.ts';

const JOBS = [
  ...inFile(modules('printing/report.ts'), modules('printing/printing.test.ts'), [
    ['SA-02', 'locked?.fence === input.fence && ', '', 'lost its lease'],
  ]),
  ...inFile(`${API}/records/printing/lease.ts`, modules('printing/printing.test.ts'), [
    ['SA-02', "job?.state !== 'queued' || ", '', 'a job is leased once'],
    ['SA-02', 'fence: job.fence + 1, lease_until', 'fence: job.fence, lease_until', 'lost its lease'],
  ]),
  ...inFile(modules('printing/report.ts'), modules('printing/care/care.test.ts'), [
    ['SA-03.1', "if (fresh.length > 0 && GIVEN_UP.includes(first.state)) throw new CallError('leaseLost');", ''],
  ]),
  ...inFile(modules('printing/report.ts'), modules('printing/care/bed.test.ts'), [
    ['SA-09', "job.state === 'taken' && hasLog(job)", "job.state === 'taken'", 'whose preset has such a log only'],
  ]),
  ...inFile(records('printing/lease.ts'), modules('stations/care.test.ts'), [
    ['QU-04.1', '!(await takesJobs(db.read, stationId)) || ', '', 'a resting station'],
    ['QU-04.4', 'job.machine_id !== station.stationId || ', '', 'goes to only one'],
  ]),
  ...inFile(records('printing/lease.ts'), modules('bays/bays.test.ts'), [
    ['QU-05.5', 'if (bay === undefined) return undefined;', '', 'two prints at once'],
  ]),
  ...inFile(modules('printing/file-route.ts'), modules('printing/printing.test.ts'), [
    ['SA-01.2', '!GIVEN.includes(job.state) || ', '', 'only the station'],
  ]),
  ...inFile(modules('stations/revoke.ts'), modules('stations/care.test.ts'), [
    [
      'SA-03.2',
      "await endLeases(services, stationId, { actor, reason: 'the station’s keys were taken away' });",
      '',
      'a revoked station',
    ],
  ]),
  ...inFile(`${API}/lifecycle/decide-unsure-print.ts`, modules('printing/care/care.test.ts'), [
    ['SA-03.3', '(locked.started_at ?? begunBefore) < begunBefore', 'true', 'far too long'],
  ]),
  ...inFile('packages/domain/src/print-job.ts', 'packages/domain/src/state-table.test.ts', [
    ['SA-03.2', "{ from: 'printing', on: 'lost', to: 'unsure' }", "{ from: 'printing', on: 'lost', to: 'queued' }"],
  ]),
  ...inFile(modules('bays/commands.ts'), modules('bays/bays.test.ts'), [
    ['QU-05.5', "if (gone) throw new CallError('bayInUse', { bay: gone.name });", '', 'one that holds an item'],
  ]),
];

const PICKUPS = [
  ...inFile(modules('queue/pickup.ts'), `${API}/base/http/object-access.test.ts`, [
    ['QU-02.1', "    .where('machine_id', '=', stationId)\n    .where('pickup_code'", "    .where('pickup_code'"],
  ]),
  ...inFile(modules('queue/pickup.ts'), modules('queue/queue.test.ts'), [
    ['QU-02.2', 'await guess?.undo();', '', 'wrong ones are limited'],
  ]),
  ...inFile(modules('queue/pickup.ts'), modules('printing/care/care.test.ts'), [
    [
      'QU-02.1',
      'if (!isSignedBy(await pickupKeys(services, stationId), claim, signed.signature)) return undefined;',
      '',
      'a signed code',
    ],
  ]),
  ...inFile(modules('printing/pickup/guesses.ts'), modules('queue/queue.test.ts'), [
    ['QU-02.2', 'if (rest > 0)', 'if (false)', 'wrong ones are limited'],
    [
      'QU-02.2',
      'if (misses >= MAX_PICKUP_MISSES) await warnPartner({ db, clock }, stationId, misses);',
      '',
      'the partner sees',
    ],
  ]),
  ...inFile('packages/domain/src/pickup.ts', modules('queue/queue.test.ts'), [
    ['QU-02.2', 'FIRST_REST_MS * 2 ** (misses - MAX_PICKUP_MISSES)', 'FIRST_REST_MS', 'longer each time'],
  ]),
  ...inFile(modules('printing/care/unclaimed.ts'), modules('printing/care/care.test.ts'), [
    ['QU-03.2', ' || clock.now() - (job.ready_at ?? clock.now()) < KEPT_MS', '', 'after two weeks'],
  ]),
];

const AGENT = 'apps/station/src';

const STATION = [
  ...inFile(`${AGENT}/fetch-file.ts`, `${AGENT}/agent.test.ts`, [
    [
      'SA-02.1',
      'if ((await sha256Of(disk, path)) === job.file_sha256) return undefined;',
      'return undefined;',
      'a wrong hash',
    ],
  ]),
  ...inFile(`${AGENT}/run-job.ts`, `${AGENT}/agent.test.ts`, [
    ['SA-03.1', 'if (!(await acknowledged) || !report.leaseHeld) report.abandon();', '', 'nothing reaches the printer'],
    ['SA-03.1', ' || !report.leaseHeld', '', 'was slow'],
    ['SA-03.1', '!(await acknowledged) || ', 'await acknowledged, ', 'by its timer'],
    ['PA-06.4', ' || run.report.leaseLost) return;', ') return;', 'goes to no bay'],
  ]),
  ...inFile(`${AGENT}/printers/ipp-printer.ts`, `${AGENT}/odd-printers.test.ts`, [
    ['SA-03.1', "job ? foundAs(job) : 'unknown'", "job ? foundAs(job) : 'absent'", 'never sends a print again'],
  ]),
  ...inFile(`${AGENT}/printers/hot-folder.ts`, `${AGENT}/printers/local-printers.test.ts`, [
    ['SA-14', 'lies === false && ', '', 'proves nothing, and is followed'],
  ]),
  ...inFile(`${AGENT}/journal.ts`, `${AGENT}/journal.test.ts`, [
    ['SA-14', 'this.#shrinkAt = 2 * this.#end;', '', 'not tried at each line'],
  ]),
  ...inFile(`${AGENT}/print-certainly.ts`, `${AGENT}/agent.test.ts`, [
    ['SA-03.2', 'sighting.isSeen() ? FORGOTTEN : NEVER_ARRIVED', 'NEVER_ARRIVED', 'purged there'],
  ]),
  ...inFile(`${AGENT}/pickups/counter.ts`, `${AGENT}/pickups/pickups.test.ts`, [
    ['SA-01.1', 'request.headers.origin !== origin || ', '', 'its own display only'],
  ]),
  ...inFile(`${AGENT}/pickups/pickups.ts`, `${AGENT}/pickups/pickups.test.ts`, [
    [
      'SA-07.2',
      "return verify(null, Buffer.from(pickupSigned(claim)), key, Buffer.from(signature, 'base64url'));",
      'return key !== undefined;',
      'not signed by the server',
    ],
    ['SA-07.2', ' && timingSafeEqual(known, made)', '', 'a six-digit code'],
  ]),
];

export const PRINTS = [...JOBS, ...PICKUPS, ...STATION];
