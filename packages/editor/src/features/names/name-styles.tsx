import { applyDiff, EMPTY_DOCUMENT, layerId, type PartBoxes } from '@cpc/design';
import { Skeleton, useT } from '@cpc/ui';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { VirtualGrid } from '../../parts/library/virtual-grid.tsx';
import { DesignTile } from '../../parts/design-tile.tsx';
import { layStyle, type NameWords, styleBoxes } from './lay-style.ts';
import { NAME_STYLES, type NameStyle } from './styles.ts';
import { select } from '../../session/selection.ts';

/** Finished designs of a name: one tap makes the case. @param name may be empty: then a sample is shown */
export function NameStyles({ name }: { readonly name: string }) {
  const t = useT();
  const editor = useEditor();
  const { store, notify } = editor;
  const language = useCapitalsLanguage();
  const take = (style: NameStyle, boxes: PartBoxes) => {
    if (name === '') return notify('nameArt.empty', 'error');
    if (commit(store, layStyle(documentOf(store.getState()), style, { name, language }, boxes, editor))) {
      select(store, []);
      notify('studio.templates.applied');
    }
  };
  return (
    <VirtualGrid
      label={t('nameArt.styles')}
      items={NAME_STYLES}
      keyOf={keyOf}
      shape="goods"
      tile={(style, tabIndex) => (
        <StyleTile
          style={style}
          name={name || t('nameArt.sample')}
          language={language}
          tabIndex={tabIndex}
          onTake={take}
        />
      )}
    />
  );
}

const keyOf = ({ key }: NameStyle) => key;

function sampleIds(style: NameStyle['key']) {
  let n = 0;
  return () => layerId(`sample-${style}-${(n += 1)}`);
}

interface StyleTileProps extends NameWords {
  readonly style: NameStyle;
  readonly tabIndex: 0 | -1;
  readonly onTake: (style: NameStyle, boxes: PartBoxes) => void;
}

/** A style, painted with the name on the goods; a tile that is not near the screen loads no fonts. */
function StyleTile({ style, name, language, tabIndex, onTake }: StyleTileProps) {
  const t = useT();
  const { assets, surface } = useEditor();
  const measured = useEditorState(() => JSON.stringify(styleBoxes(assets, style, { name, language }) ?? null));
  const made = useMemo(() => {
    const boxes = JSON.parse(measured) as PartBoxes | null;
    const nextLayerId = sampleIds(style.key);
    const change = boxes && layStyle(EMPTY_DOCUMENT, style, { name, language }, boxes, { surface, nextLayerId });
    return change ? { boxes, design: applyDiff(EMPTY_DOCUMENT, change) } : undefined;
  }, [measured, style, name, language, surface]);
  // Nothing can be laid before the letters are measured.
  if (!made) return <Skeleton className="size-full" />;
  return (
    <DesignTile
      label={t(`nameArt.style.${style.key}`)}
      document={made.design}
      tabIndex={tabIndex}
      onChoose={() => onTake(style, made.boxes)}
    />
  );
}
