import { type ActionInput, WORK_KINDS, type WorkKind, type WorkView, type ShareId } from '@cpc/contract';
import { type AccountId, brand, type GoodsId, type WorkId } from '@cpc/domain';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import { type Handlers, list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue, JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { type Keeper, ownerOf } from '../../records/quotas/bytes.ts';
import type { Services, With } from '../../base/services.ts';
import { pairWorks, renameWork, setDeleted, SWEEP_EVERY_MS, sweepWorks } from './keeping/change.ts';
import { saveOfKind } from './keeping/by-kind.ts';
import { choiceOf } from './keeping/choice.ts';
import { copyWork, saveWork } from './keeping/commands.ts';
import { liveWork, type WorkRow } from './keeping/find.ts';
import { SHARE_ART_JOB, WORK_ART_JOB, WORKS_SWEEP_JOB } from './keeping/job-kinds.ts';
import { type Listing, type Wanted, listWorks, otherHalfOf } from './keeping/list.ts';
import { type Painter, paintShare, paintWork } from './keeping/paint-art.ts';
import { collect, listCollection, uncollect } from './sharing/collection.ts';
import { type RemixPorts, remixShare } from './sharing/remix.ts';
import { shareRoutes } from './sharing/routes.ts';
import { reportShare, revokeShare, shareWork, viewShare } from './sharing/share.ts';
import { thumbnailRoute } from './keeping/thumbnail-route.ts';
import { readDesign } from '../../records/documents/read.ts';

/** Designs as their owners keep them, and as others see them by a link. */
export function worksModule(services: Services, painter: Painter, remixPorts: RemixPorts): Module {
  return {
    handlers: { ...workHandlers(services), ...kindHandlers(services), ...sharingHandlers(services, remixPorts) },
    routes(app, open) {
      thumbnailRoute(app, open, services);
      shareRoutes(app, open, services);
    },
    jobs: {
      async [WORK_ART_JOB](payload, run) {
        await paintWork(services, painter, String(payload), run);
        return undefined;
      },
      async [SHARE_ART_JOB](payload, run) {
        await paintShare(services, painter, brand<ShareId>(String(payload)), run);
        return undefined;
      },
      async [WORKS_SWEEP_JOB]() {
        await sweepWorks(services);
        return { again: SWEEP_EVERY_MS };
      },
    },
    start: () => services.db.transact((tx) => enqueue(tx, services, { kind: WORKS_SWEEP_JOB, key: 'works' })),
  };
}

const keeperOf = (call: Call): Keeper => ({ accountId: mineOf(call), ip: call.ip });
const mineOf = (call: Call): AccountId => callerAs(call, 'customer').accountId;

function workHandlers(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Handlers {
  const { read } = services.db;
  return {
    'Work.save': (input, call) => saveWork(services, keeperOf(call), input),
    'Work.get': async ({ work_id }, call) => workView(await liveWork(read, mineOf(call), work_id)),
    'Work.list': async ({ goods_id }, call) => {
      return listed(services, call, { goodsId: goods_id });
    },
    'Work.pair': (input, call) => pairWorks(services, mineOf(call), input),
    'Work.otherHalf': async ({ work_id }, call) => {
      const other_half = await otherHalfOf(read, mineOf(call), work_id);
      if (other_half?.thumbnail === null) await requestThumbnails(services, keeperOf(call), [other_half]);
      return { other_half };
    },
    'Work.rename': (input, call) => renameWork(services, mineOf(call), input),
    'Work.copy': (input, call) => copyWork(services, keeperOf(call), input),
    'Work.delete': ({ work_id }, call) => setDeleted(services, mineOf(call), work_id, true),
    'Work.restore': ({ work_id }, call) => setDeleted(services, mineOf(call), work_id, false),
    'Work.share': ({ work_id }, call) => shareWork(services, keeperOf(call), work_id),
  };
}

function kindHandlers(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Handlers {
  const listOf = (kind: WorkKind) => (_input: object, call: Call) =>
    listed(services, call, { categories: WORK_KINDS[kind] });
  const saveOf = (kind: WorkKind) => (input: ActionInput<'Work.save'>, call: Call) =>
    saveOfKind(services, keeperOf(call), kind, input);
  return {
    'Works.list': listOf('Works'),
    'Works.save': saveOf('Works'),
    'PhoneWorks.list': listOf('PhoneWorks'),
    'PhoneWorks.save': saveOf('PhoneWorks'),
    'ColourWorks.list': listOf('ColourWorks'),
    'ColourWorks.save': saveOf('ColourWorks'),
    'TshirtWorks.list': listOf('TshirtWorks'),
    'TshirtWorks.save': saveOf('TshirtWorks'),
  };
}

async function listed(services: With<'db' | 'clock' | 'random' | 'events'>, call: Call, wanted: Wanted) {
  const listing = await listWorks(services.db.read, mineOf(call), wanted, call.page);
  await requestThumbnails(services, keeperOf(call), listing.unpainted);
  return list([...listing.works], listing.total);
}

function sharingHandlers(services: Services, remixPorts: RemixPorts): Handlers {
  const { read } = services.db;
  return {
    'Share.get': ({ share_id }, { caller }) =>
      viewShare(read, share_id, caller.kind === 'customer' ? caller.accountId : undefined),
    'Share.revoke': ({ share_id }, call) => revokeShare(services, mineOf(call), share_id),
    'Share.remix': (input, call) => remixShare(services, remixPorts, { ...keeperOf(call), signal: call.signal }, input),
    'Share.report': (input, call) => reportShare(services, call, input),
    'Collection.add': (input, call) => collect(services, mineOf(call), input),
    'Collection.remove': (input, call) => uncollect(services, mineOf(call), input),
    'Collection.list': async ({ kind }, call) => {
      const { items, total } = await listCollection(read, mineOf(call), call.page, kind);
      return list([...items], total);
    },
  };
}

/** The owner looks at the list and waits for its thumbnails: they are painted at once, in the background. */
async function requestThumbnails(
  services: With<'db' | 'clock' | 'random' | 'events'>,
  keeper: Keeper,
  unpainted: Listing['unpainted'],
): Promise<void> {
  if (unpainted.length === 0) return;
  await services.db.transact(async (tx) => {
    for (const { work_id, revision } of unpainted)
      await enqueue(tx, services, {
        kind: WORK_ART_JOB,
        payload: work_id,
        key: `${work_id}:${revision}`,
        lane: 'previews',
        ...ownerOf(keeper),
      });
  });
  services.events.publish(JOBS_TOPIC);
}

/** A guest's designs, links and favourites go to the account that the guest logs in to. */
export const adoptWorks: AdoptGuest = async (tx, guest, account) => {
  await tx.updateTable('works').set({ account_id: account }).where('account_id', '=', guest).execute();
  await tx.updateTable('shares').set({ account_id: account }).where('account_id', '=', guest).execute();
  const favourites = await tx.selectFrom('collection').selectAll().where('account_id', '=', guest).execute();
  for (const favourite of favourites) {
    await tx
      .insertInto('collection')
      .values({ ...favourite, account_id: account })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'item']).doNothing())
      .execute();
  }
};

function workView(row: WorkRow): WorkView {
  return {
    work_id: brand<WorkId>(row.id),
    goods_id: brand<GoodsId>(row.goods_id),
    title: row.title,
    document: readDesign(row.document),
    choice: choiceOf(row.choice),
    revision: row.revision,
    updated_at: row.updated_at,
  };
}
