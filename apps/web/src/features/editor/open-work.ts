import type { Client } from '@cpc/client';
import type { ShellChoice, WorkSummary } from '@cpc/contract';
import { type DesignDocument, startHistory } from '@cpc/design';
import type { GoodsId, WorkId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { contentHash } from '../../core/content-hash.ts';
import type { Bindings } from './binding.ts';
import { readDesign } from '../design/read-design.ts';

/** What opening a design needs of the device and the server. */
export interface OpenPorts {
  readonly calls: Pick<Client, 'call'>;
  readonly bindings: Bindings;
  /** The slot of this tab. */
  readonly slot: string;
  readonly load: () => Promise<Draft | undefined>;
  readonly save: (draft: Draft) => Promise<void>;
  /** The customer begins a new design: nothing is continued. */
  readonly isNew: boolean;
  /** The id of a new work. */
  readonly newId: () => WorkId;
  /** Moves the draft in the slot aside, to be sent to the account later. */
  readonly putAside: () => Promise<void>;
  /** Opens what the account has, because the draft in the slot cannot be read. Loaded when it is needed. */
  readonly openBesideUnreadable: (ports: OpenPorts, goodsId: GoodsId, asked: WorkId | undefined) => Promise<Opened>;
}

export interface Opened {
  /** A newer design for the same goods from another device, if it is not the one being opened. */
  readonly newer?: WorkSummary | undefined;
  /**
   * The stored draft could not be read and was put aside. `account`: the account's version is opened; `nothing`: an
   * empty design.
   */
  readonly unreadable?: 'account' | 'nothing';
}

/** How long to wait for the server, in ms: designing must not wait long for the network. */
const MAX_WAIT_MS = 4_000;
/** A shorter wait, in ms, if the device has a draft to continue. */
const MAX_WAIT_WITH_DRAFT_MS = 1_500;

/**
 * Fills the slot with the design that the customer wants to continue (ED-07). First choice: the work that was asked
 * for. Second: the draft of this device, updated if another device continued it and nothing was changed here. Third:
 * the account's version of what was made in this slot, or the account's newest design for these goods.
 * @throws ClientError if a work that was asked for cannot be fetched
 */
export async function openWork(ports: OpenPorts, goodsId: GoodsId, asked: WorkId | undefined): Promise<Opened> {
  const { bindings, slot } = ports;
  const draft = await ports.load().catch(() => undefined);
  if (draft !== undefined && !(await readDesign(draft.history?.document)).ok)
    return ports.openBesideUnreadable(ports, goodsId, asked);
  const binding = bindings.read(slot);
  if (ports.isNew) {
    if (draft !== undefined) await ports.putAside();
    bindings.write(slot, { work_id: ports.newId(), revision: 0, title: '', anew: true });
    return {};
  }
  if (asked !== undefined && (draft === undefined || asked !== binding?.work_id)) {
    const work = await fetchWork(ports, asked);
    if (draft !== undefined && (await isUnsent(draft, binding?.sent))) await ports.putAside();
    await adopt(ports, work);
    return {};
  }
  if (draft === undefined && binding?.anew === true && binding.revision === 0) return {};
  const works = await recent(ports, goodsId, draft === undefined ? MAX_WAIT_MS : MAX_WAIT_WITH_DRAFT_MS);
  const [newest] = works;
  const mine = works.find((work) => work.work_id === binding?.work_id);
  if (draft === undefined) {
    // A slot that another tab sent to the account and released still belongs to that work.
    const wanted = mine ?? newest;
    const work = wanted && (await fetchWork(ports, wanted.work_id).catch(() => undefined));
    if (work) await adopt(ports, work);
    return {};
  }
  if (mine && binding && mine.revision > binding.revision && !(await isUnsent(draft, binding.sent))) {
    const work = await fetchWork(ports, mine.work_id).catch(() => undefined);
    if (work) await adopt(ports, work);
  }
  const later =
    newest !== undefined && newest.work_id !== binding?.work_id && newest.updated_at > (mine?.updated_at ?? 0);
  return { newer: later && mine !== undefined ? newest : undefined };
}

/** Returns true if a draft holds something that the account does not have. */
export async function isUnsent({ history }: Pick<Draft, 'history'>, sent: string | undefined): Promise<boolean> {
  const parsed = await readDesign(history?.document);
  // A draft that cannot be read cannot be sent either.
  if (!parsed.ok) return false;
  return sent === undefined || (await contentHash(parsed.document)) !== sent;
}

interface Fetched {
  readonly work_id: WorkId;
  readonly revision: number;
  readonly title: string;
  readonly choice: ShellChoice | null;
  readonly document: DesignDocument;
}

export async function fetchWork({ calls }: OpenPorts, workId: WorkId): Promise<Fetched> {
  const work = await calls.call('Work.get', { work_id: workId }, { timeout: MAX_WAIT_MS });
  const parsed = await readDesign(work.document);
  if (!parsed.ok) throw new Error(`openWork: the stored design is not valid: ${parsed.problems[0]}`);
  return { ...work, document: parsed.document };
}

export async function adopt({ bindings, slot, save }: OpenPorts, work: Fetched): Promise<void> {
  await save({ history: startHistory(work.document), pending: [] });
  const { work_id, revision, title } = work;
  const choice = work.choice ?? undefined;
  bindings.write(slot, { work_id, revision, title, choice, sent: await contentHash(work.document) });
}

function recent({ calls }: OpenPorts, goodsId: GoodsId, timeout: number): Promise<readonly WorkSummary[]> {
  return calls.call('Work.list', { goods_id: goodsId }, { timeout }).catch(() => []);
}
