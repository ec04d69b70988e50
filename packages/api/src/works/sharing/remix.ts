import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { type DesignDocument, parseDocument, refitDocument } from '@cpc/design';
import { type AccountId, brand, type GoodsId, type WorkId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import { countAttempt } from '../../accounts/attempts.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue, JOBS_TOPIC } from '../../jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { refuseTooComplex } from '../../preflight/complexity.ts';
import { artHash, readSurface, surfaceText } from '../art.ts';
import { insertWork } from '../commands.ts';
import { WORK_ART_JOB } from '../job-kinds.ts';
import { liveShare } from './share.ts';

const REMIXES_PER_WINDOW = 60;

/**
 * A work of the caller's own out of a shared one, fitted to another model where one is named. With it, and only with
 * it, the caller may use the pictures in it.
 * @throws CallError notFound, designInvalid, designTooComplex, tooManyRequests
 */
export async function remixShare(
  services: Services,
  account: AccountId,
  { share_id, goods_id }: ActionInput<'Share.remix'>,
): Promise<ActionOutput<'Share.remix'>> {
  await countAttempt(services, [{ subject: ['remix', account], most: REMIXES_PER_WINDOW }]);
  const id = brand<WorkId>(services.random.id());
  const remixed = await services.db.transact(async (tx) => {
    const share = await liveShare(tx, share_id);
    const target = goods_id ?? brand<GoodsId>(share.goods_id);
    const surface = await surfaceText(tx, target);
    if (surface === undefined) throw new CallError('notFound', { field: 'goods_id' });
    const document = fitted(share.document, await surfaceText(tx, share.goods_id), surface);
    refuseTooComplex(document, readSurface(surface));
    await lendPictures(tx, services, { document, from: share.account_id, to: account });
    const text = JSON.stringify(document);
    const content = { goods_id: target, title: share.title, document: text, art_hash: artHash(account, surface, text) };
    const { revision } = await insertWork(tx, services, account, id, content);
    await enqueue(tx, services, { kind: WORK_ART_JOB, payload: id, key: id, lane: 'previews', owner: account });
    return { work_id: id, goods_id: target, revision };
  });
  services.events.publish(JOBS_TOPIC);
  return remixed;
}

/** @param from the surface it was made for, where that is still known: else it is laid on as it is */
function fitted(stored: string, from: string | undefined, to: string): DesignDocument {
  const parsed = parseDocument(JSON.parse(stored));
  if (!parsed.ok) throw new CallError('designInvalid', { problem: parsed.problems[0] ?? '' });
  if (from === undefined || from === to) return parsed.document;
  const refitted = parseDocument(refitDocument(parsed.document, readSurface(from), readSurface(to)));
  if (!refitted.ok) throw new CallError('designInvalid', { problem: refitted.problems[0] ?? '' });
  return refitted.document;
}

interface Loan {
  readonly document: DesignDocument;
  readonly from: string;
  readonly to: AccountId;
}

/** Only what its owner may use is passed on: a document that names somebody else's picture opens nothing. */
async function lendPictures(tx: Tx, { clock }: Services, { document, from, to }: Loan): Promise<void> {
  const { pictures } = collectAssets(document);
  if (pictures.length === 0 || from === to) return;
  const rows = await tx
    .selectFrom('pictures')
    .selectAll()
    .where('account_id', '=', from)
    .where('asset', 'in', [...pictures])
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('pictures')
    .values(rows.map((row) => ({ ...row, account_id: to, created_at: clock.now() })))
    .onConflict((conflict) => conflict.columns(['account_id', 'asset']).doNothing())
    .execute();
}
