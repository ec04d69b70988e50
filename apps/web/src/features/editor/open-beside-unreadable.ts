import type { GoodsId, WorkId } from '@cpc/domain';
import { adopt, fetchWork, type Opened, type OpenPorts, openWork } from './open-work.ts';

/**
 * Another version of this app may be able to read the draft, so it is put aside. The account's version is opened, and
 * nothing begun here overwrites that version.
 */
export async function openBesideUnreadable(
  ports: OpenPorts,
  goodsId: GoodsId,
  asked: WorkId | undefined,
): Promise<Opened> {
  const { bindings, slot } = ports;
  const wanted = asked ?? bindings.read(slot)?.work_id;
  await ports.putAside();
  bindings.write(slot, undefined);
  const work = wanted && (await fetchWork(ports, wanted).catch(() => undefined));
  if (work) await adopt(ports, work);
  else await openWork({ ...ports, load: async () => undefined }, goodsId, asked);
  return { unreadable: bindings.read(slot) === undefined ? 'nothing' : 'account' };
}
