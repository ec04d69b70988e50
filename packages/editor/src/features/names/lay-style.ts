import {
  addLayersOnTop,
  applyDiff,
  type CapitalsLanguage,
  type ComposedSpot,
  composeName,
  type DesignDiff,
  type DesignDocument,
  groupId,
  hexColour,
  INITIAL_FIELD,
  initialsOf,
  layersOf,
  NAME_FIELD,
  type PartBoxes,
  PLAIN_TEXT,
  removeLayers,
  setBackground,
  spotFields,
  squashDiffs,
  type TextLayer,
} from '@cpc/design';
import { mm } from '@cpc/domain';
import type { Editor } from '../../model/editor.ts';
import { measureWords } from '../../parts/words/measure-words.ts';
import { faceFor } from '../../parts/words/moods.ts';
import type { NamePart, NameStyle } from './styles.ts';

/** A name in its language, if that has capitals of its own. */
export interface NameWords {
  readonly name: string;
  readonly language: CapitalsLanguage | undefined;
}

/** The change that makes a design of a name in a finished style: it replaces the whole design. */
export function layStyle(
  document: DesignDocument,
  { layout, ground, parts }: NameStyle,
  { name, language }: NameWords,
  boxes: PartBoxes,
  { surface, nextLayerId }: Pick<Editor, 'surface' | 'nextLayerId'>,
): DesignDiff {
  const cleared = removeLayers(
    document,
    layersOf(document).map(({ id }) => id),
  );
  const painted = squashDiffs(cleared, setBackground(applyDiff(document, cleared), ground));
  const group = groupId(nextLayerId());
  const layers = composeName(layout, boxes, surface).flatMap((spot): readonly TextLayer[] => {
    const part = parts[spot.part] ?? parts.at(-1);
    if (!part) return [];
    const text = spot.word === 'initial' ? initialsOf(name, language) : name;
    return [
      {
        ...PLAIN_TEXT,
        ...spotFields({ ...spot, ink: 0 }),
        ...partStyle(part, text, language, spot),
        type: 'text',
        id: nextLayerId(),
        stack: 'a0',
        group,
        text,
        field: spot.word === 'initial' ? INITIAL_FIELD : NAME_FIELD,
        align: 'centre',
        locked: false,
        hidden: false,
      },
    ];
  });
  return squashDiffs(painted, addLayersOnTop(applyDiff(document, painted), layers));
}

function partStyle(
  { mood, face, ink, edge, shadow, letterSpacing = 0, opacity = 1 }: NamePart,
  text: string,
  language: CapitalsLanguage | undefined,
  { size }: ComposedSpot,
) {
  const length = (share: number) => mm(Math.round(share * size * 1e3) / 1e3);
  return {
    ...faceFor(text, mood, face, language),
    ink,
    letterSpacing,
    opacity,
    edge: edge ? { colour: hexColour(edge.colour), width: length(edge.width) } : null,
    shadow: shadow
      ? { colour: hexColour(shadow.colour), dx: length(shadow.dx), dy: length(shadow.dy), blur: length(shadow.blur) }
      : null,
  };
}

/** The sizes of a name and its initials in every part of a style; undefined while their fonts are loading. */
export function styleBoxes(
  assets: Pick<Editor['assets'], 'outline'>,
  { parts }: NameStyle,
  { name, language }: NameWords,
): PartBoxes | undefined {
  const measure = (text: string, { mood, face, letterSpacing = 0 }: NamePart) =>
    measureWords(assets, { text, ...faceFor(text, mood, face, language), letterSpacing });
  const boxes = parts.flatMap((part) => {
    const [whole, initial] = [measure(name, part), measure(initialsOf(name, language), part)];
    return whole && initial ? [{ name: whole, initial }] : [];
  });
  return boxes.length === parts.length ? boxes : undefined;
}
