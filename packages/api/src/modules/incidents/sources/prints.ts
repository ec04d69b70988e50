import { BED_WAITS_MS, REVIEW_WAITS_MS, WAITS_LONG_MS } from '@cpc/domain';
import { sql } from 'kysely';
import { within } from '../../../records/partners/reach.ts';
import { QUEUED_STATES } from '../../../records/queue/load.ts';
import { unsureJobs } from '../../printing/care/lists.ts';
import { REMIND_MS } from '../../printing/care/unclaimed.ts';
import { type Found, perStation, type Scene, type Source } from './source.ts';

const KIND_OF = { unsure: 'unsure', held: 'held', printing: 'stuck' } as const;

/** Prints that a person must decide about: the list in which that is done (PA-06). */
export const doubtSource: Source = {
  kinds: ['unsure', 'held', 'stuck'],
  async find({ services, reach }) {
    const jobs = await unsureJobs(services, reach);
    return (['unsure', 'held', 'printing'] as const).flatMap((state) =>
      perStation(
        KIND_OF[state],
        jobs.filter((job) => job.state === state),
      ),
    );
  },
};

/** Prints whose file a RIP has taken, and about which nobody has said a word (SA-09). */
export const bedSource: Source = {
  kinds: ['bedWaits'],
  async find(scene) {
    const rows = await jobsOf(scene)
      .select((job) => [job.fn.min<number>('started_at').as('since'), job.fn.countAll<number>().as('count')])
      .where('state', '=', 'taken')
      .where('started_at', '<=', scene.services.clock.now() - BED_WAITS_MS)
      .execute();
    return rows.map((row): Found => ({ kind: 'bedWaits', ...row }));
  },
};

/** Items that nobody picked up and that still take a bay (QU-03). */
export const unclaimedSource: Source = {
  kinds: ['unclaimed'],
  async find(scene) {
    const before = scene.services.clock.now() - REMIND_MS;
    const rows = await jobsOf(scene)
      .select((job) => [job.fn.min<number>('ready_at').as('since'), job.fn.countAll<number>().as('count')])
      .where('state', '=', 'ready')
      .where('ready_at', '<=', before)
      .where('set_aside_at', 'is', null)
      .execute();
    return rows.map((row): Found => ({ kind: 'unclaimed', ...row }));
  },
};

/** An item waits from its payment on; one that is printed again, from the moment on at which a person wanted that. */
const WAITS_SINCE = sql<number>`coalesce(reprints.at, print_jobs.created_at)`;

/** Designs that wait for a look (AI-05). Where the station rests, nobody of the shop need be there. */
export const reviewSource: Source = {
  kinds: ['review'],
  async find(scene) {
    const resting = restingIn(scene);
    const rows = await jobsOf(scene)
      .select((job) => [job.fn.min<number>('queued_at').as('since'), job.fn.countAll<number>().as('count')])
      .where('state', '=', 'review')
      .where('queued_at', '<=', scene.services.clock.now() - REVIEW_WAITS_MS)
      .execute();
    return rows.filter(({ machine_id }) => !resting.has(machine_id)).map((row): Found => ({ kind: 'review', ...row }));
  },
};

/** What waits where nobody wants it to rest: at night an order may wait. */
export const waitingSource: Source = {
  kinds: ['waitsLong'],
  async find(scene) {
    const { services } = scene;
    const resting = restingIn(scene);
    const rows = await jobsOf(scene)
      .leftJoin('reprints', 'reprints.id', 'print_jobs.reprint_id')
      .select((job) => [job.fn.min<number>(WAITS_SINCE).as('since'), job.fn.countAll<number>().as('count')])
      .where('print_jobs.state', 'in', QUEUED_STATES)
      .where(WAITS_SINCE, '<=', services.clock.now() - WAITS_LONG_MS)
      .execute();
    return rows
      .filter(({ machine_id }) => !resting.has(machine_id))
      .map((row): Found => ({ kind: 'waitsLong', ...row }));
  },
};

const restingIn = ({ stations }: Scene): ReadonlySet<string> =>
  new Set(
    stations.filter(({ condition: { state } }) => state === 'resting' || state === 'maintenance').map(({ id }) => id),
  );

/** The prints of the stations in reach, counted per station. */
const jobsOf = ({ services, reach }: Scene) =>
  services.db.read
    .selectFrom('print_jobs')
    .select('print_jobs.machine_id')
    .where('print_jobs.machine_id', 'in', (machines) =>
      machines.selectFrom('machines').select(sql.ref<never>('machines.id').as('id')).where(within(reach)),
    )
    .groupBy('print_jobs.machine_id');
