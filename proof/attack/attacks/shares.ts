import { type DesignDocument, EMPTY_DOCUMENT, PLAIN_PICTURE } from '@cpc/design';
import type { WorkId } from '@cpc/domain';
import type { Attack, Scene } from '../attack.ts';
import { upload } from '../multipart.ts';
import { type Person, fieldsOf } from '../person.ts';
import { noise } from '../shapes/png.ts';

const SIDE = 1_200;
const SHOWN = 0.25;
/** Pixels at the edge of a crop mix both sides. */
const MARGIN = 4;

/** Review 9: a visitor with the link of a design gets no more of its pictures than the design shows. */
export const shares: Attack = {
  name: 'shares',
  title: 'the original pictures of a shared design, before and after it is revoked',
  async run(scene) {
    const { shop, chance, hold } = scene;
    const owner = await shop.guest();
    const uploaded = await upload(owner, noise(SIDE, chance.next));
    const { asset } = fieldsOf(uploaded.data);
    const goods_id = shop.kinds[0]?.goods_id;
    if (typeof asset !== 'string' || !goods_id)
      throw new Error(`the picture was refused: ${uploaded.status} ${uploaded.error}`);
    const { work_id } = await owner.must('Work.save', { goods_id, document: cropped(asset) });
    const { share_id } = await owner.must('Work.share', { work_id });

    const other = await shop.guest();
    const remix = await other.must('Share.remix', { share_id });
    await onlyShown(scene, other, remix.work_id, asset);
    await owner.must('Share.revoke', { share_id });
    await onlyShown(scene, other, remix.work_id, asset);
    const late = await other.call('Share.remix', { share_id });
    hold(late.code !== 0, 'a revoked share was remixed');
    const page = await other.send({ path: `/s/${share_id}/case.png` });
    const type = String(page.headers['content-type']);
    hold(!type.startsWith('image/'), `the picture of a revoked share got ${page.status} ${type}`);
  },
};

/** A document that shows a quarter of the picture's width and height. */
function cropped(asset: string): DesignDocument {
  const placement = { x: 38, y: 75, scale: 1, rotation: 0, flipX: false, flipY: false };
  const layer = {
    id: 'picture',
    type: 'picture',
    stack: 'a0',
    group: null,
    placement,
    opacity: 1,
    locked: false,
    hidden: false,
    asset,
    width: 40,
    height: 40,
    ...PLAIN_PICTURE,
    crop: { x: 0.5, y: 0.5, width: SHOWN, height: SHOWN },
  };
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, picture: layer } } as unknown as DesignDocument;
}

async function onlyShown({ hold }: Scene, self: Person, work_id: WorkId, original: string): Promise<void> {
  const { data } = await self.call('Work.get', { work_id });
  const named = JSON.stringify(data).match(/[0-9a-f]{64}/g) ?? [];
  for (const asset of new Set([...named, original])) {
    const { status, bytes } = await self.send({ path: `/api/picture/${asset}?size=full` });
    if (status !== 200 || bytes[0] !== 0x89) continue;
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    const most = SIDE * SHOWN + MARGIN;
    hold(width <= most && height <= most, `a remix has ${width} × ${height} px, but only ${most - MARGIN} are shown`);
  }
}
