import {
  applyDiff,
  fieldsOf,
  initialsOf,
  layerId,
  NAME_FIELD,
  NAME_LOOKS,
  type NameArt,
  type NameBoxes,
  type NameLook,
} from '@cpc/design';
import { Segmented, TextField, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { VirtualGrid } from '../../parts/library/virtual-grid.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { documentOf, isBare } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { DesignTile } from '../../parts/design-tile.tsx';
import { measureWords } from '../../parts/words/measure-words.ts';
import { type NameColours, nameColours } from './name-colours.ts';
import { NameStyle } from './name-style.tsx';
import { NameStyles } from './name-styles.tsx';
import { nameTypefaces } from '../../parts/words/name-typefaces.ts';
import { layName, renameIn } from './take-name.ts';
import { select } from '../../session/selection.ts';

const MAX_NAME = 24;

type Way = 'styles' | 'patterns';

/** A name or initials on the surface: in a finished style, or repeated all over (ED-13). */
export function NameTab() {
  const t = useT();
  const editor = useEditor();
  const { store } = editor;
  const [name, setName] = useState(() => fieldsOf(documentOf(store.getState())).get(NAME_FIELD) ?? '');
  const [way, setWay] = useState<Way>('styles');
  const language = useCapitalsLanguage();
  const rename = () => {
    const known = fieldsOf(documentOf(store.getState())).get(NAME_FIELD);
    if (known !== undefined && name.trim() !== '' && known !== name.trim()) renameIn(editor, name.trim(), language);
  };
  return (
    <>
      <TextField
        label={t('nameArt.name')}
        dir="auto"
        maxLength={MAX_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
      />
      <Segmented<Way>
        label={t('nameArt.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'styles', label: t('nameArt.way.styles') },
          { value: 'patterns', label: t('nameArt.way.patterns') },
        ]}
      />
      {way === 'styles' ? <NameStyles name={name.trim()} /> : <Patterns name={name.trim()} />}
    </>
  );
}

/** A name repeated over the surface, in a typeface and colours. */
function Patterns({ name }: { readonly name: string }) {
  const t = useT();
  const editor = useEditor();
  const { store, ports, shell, notify } = editor;
  const document = useEditorState(documentOf);
  const typefaces = useLoaded(ports.typefaces);
  const shown = name || t('nameArt.sample');
  const colours = nameColours(document, shell);
  const [scheme, setScheme] = useState<NameColours['key']>(() => (isBare(store.getState()) ? 'midnight' : 'keep'));
  const language = useCapitalsLanguage();
  const chosen = colours.find(({ key }) => key === scheme) ?? colours[0];
  const [liked, setLiked] = useState<string>();
  if (typefaces.state === 'failed') return <LoadFailed onRetry={typefaces.retry} className="py-2" />;
  if (typefaces.state === 'loading' || !chosen) return <LibrarySkeleton shape="portrait" />;
  const faces = nameTypefaces(shown, typefaces.value);
  const typeface = liked !== undefined && faces.includes(liked) ? liked : (faces[0] ?? '');
  const take = (look: NameLook, boxes: NameBoxes) => {
    if (name === '') return notify('nameArt.empty', 'error');
    const art: NameArt = { look, name, language, typeface, inks: chosen.inks };
    if (commit(store, layName(documentOf(store.getState()), art, boxes, chosen, editor))) {
      select(store, []);
      notify('studio.templates.applied');
    }
  };
  return (
    <>
      <NameStyle
        words={shown}
        typefaces={faces.flatMap((key) => typefaces.value.find((one) => one.key === key) ?? [])}
        typeface={typeface}
        onTypeface={setLiked}
        colours={colours}
        scheme={chosen.key}
        onScheme={setScheme}
      />
      <Looks name={shown} typeface={typeface} colours={chosen} onTake={take} />
    </>
  );
}

interface LooksProps {
  readonly name: string;
  readonly typeface: string;
  readonly colours: NameColours;
  readonly onTake: (look: NameLook, boxes: NameBoxes) => void;
}

/** Every look, painted with the name on the goods. */
function Looks({ name, typeface, colours, onTake }: LooksProps) {
  const t = useT();
  const editor = useEditor();
  const { assets, surface } = editor;
  const document = useEditorState(documentOf);
  const language = useCapitalsLanguage();
  const boxes = useEditorState(() => JSON.stringify(boxesOf(assets, { name, language, typeface })));
  const look = JSON.stringify(colours);
  const tiles = useMemo(() => {
    const { ground, inks } = JSON.parse(look) as NameColours;
    const measured = JSON.parse(boxes) as NameBoxes | null;
    return NAME_LOOKS.flatMap((key) => {
      let n = 0;
      const nextLayerId = () => layerId(`sample-${key}-${(n += 1)}`);
      const art = { look: key, name, language, typeface, inks };
      const change = measured && layName(document, art, measured, { ground }, { surface, nextLayerId });
      return change ? { key, measured, design: applyDiff(document, change) } : [];
    });
  }, [boxes, look, document, name, language, typeface, surface]);
  // Nothing can be laid before the letters are measured.
  if (tiles.length === 0) return <LibrarySkeleton shape="portrait" />;
  return (
    <VirtualGrid
      label={t('nameArt.looks')}
      items={tiles}
      keyOf={keyOf}
      shape="goods"
      tile={({ key, measured, design }, tabIndex) => (
        <DesignTile
          label={t(`nameArt.look.${key}`)}
          document={design}
          tabIndex={tabIndex}
          onChoose={() => onTake(key, measured)}
        />
      )}
    />
  );
}

const keyOf = ({ key }: { readonly key: NameLook }) => key;

/** The sizes of a name and its initials; null while their fonts are loading. */
function boxesOf(
  assets: Parameters<typeof measureWords>[0],
  { name, language, typeface }: Pick<NameArt, 'name' | 'language' | 'typeface'>,
): NameBoxes | null {
  const whole = measureWords(assets, { text: name, typeface });
  const initial = measureWords(assets, { text: initialsOf(name, language), typeface });
  return whole && initial ? { name: whole, initial } : null;
}
