import { backgroundOf, type Colour, type Fill, setBackground } from '@cpc/design';
import { Button, Icon, useT } from '@cpc/ui';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../../model/context.ts';
import { documentOf } from '../../../document/state.ts';
import { commit } from '../../../document/steps.ts';
import { openPanel } from '../../../session/panels.ts';
import { cssInk, sameInk } from '../../../parts/colour/css-ink.ts';
import { FillTile, TILE_GRID } from '../../../parts/fill-tile.tsx';
import { fillsBehind } from './behind.ts';

/** What lies behind the picture: the background of the design, in colours that suit the picture. */
export function BehindRow({ colours }: { readonly colours: readonly Colour[] }) {
  const t = useT();
  const { store } = useEditor();
  const fill = useEditorState((state) => backgroundOf(documentOf(state)).fill);
  const fills = useMemo(() => fillsBehind(colours), [colours]);
  const choose = (next: Fill) => commit(store, setBackground(documentOf(store.getState()), next));
  return (
    <>
      <div className={TILE_GRID}>
        <FillTile
          label={t('studio.background.none')}
          chosen={fill.kind === 'none'}
          onChoose={() => choose({ kind: 'none' })}
        >
          <Icon name="close" />
        </FillTile>
        {fills.map((one, index) => (
          <FillTile
            key={cssInk(one)}
            label={t('studio.effects.behindNumber', { number: index + 1 })}
            chosen={sameInk(fill, one)}
            background={cssInk(one)}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      <Button kind="ghost" icon="background" onClick={() => openPanel(store, 'background')} className="self-start">
        {t('studio.effects.moreBehind')}
      </Button>
    </>
  );
}
