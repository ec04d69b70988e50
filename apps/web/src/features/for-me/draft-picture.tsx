import type { Choice } from '../../core/choice.ts';
import type { GoodsDetail } from '../../data/goods.ts';
import { CaseView, lookOf } from '../../layout/case-view.tsx';
import { isBroad } from '../../layout/thing-case.tsx';
import { DesignCanvas } from '../design/design-canvas.tsx';
import { useDraft } from '../design/use-draft.ts';

interface DraftPictureProps {
  readonly detail: GoodsDetail;
  readonly choice: Choice;
}

/** Device pixels per millimetre of a small picture. */
const SCALE = 2;

/** The draft on its goods, as small as in a list. */
export default function DraftPicture({ detail: { goods, shells }, choice }: DraftPictureProps) {
  const draft = useDraft(choice.goods_id).data;
  const shell = shells.find(({ shell_id }) => shell_id === choice.shell_id) ?? shells[0];
  const colour = shell?.colours.find(({ colour_id }) => colour_id === choice.colour_id) ?? shell?.colours[0];
  return (
    <CaseView
      surface={goods.surface}
      shell={lookOf(shell, colour)}
      className={isBroad(goods.surface) ? 'h-10' : 'h-full'}
    >
      {draft ? <DesignCanvas draft={draft} surface={goods.surface} scale={SCALE} /> : null}
    </CaseView>
  );
}
