import {
  addLayer,
  applyDiff,
  EMPTY_DOCUMENT,
  groupId,
  drawnLines,
  hexColour,
  isCell,
  layersOf,
  madeBy,
  NO_CHANGE,
  parseDocument,
  PLAIN_LOOK,
  type PlaceLayer,
} from '@cpc/design';
import { layerId } from '@cpc/design';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { newText } from '../../document/additions.ts';
import { picture, SURFACE } from '../../testing.ts';
import { asksFor } from './asks-for.ts';
import { type Fit, fillTemplate } from './fill-template.ts';
import { named, photosIn } from '../../parts/photos/use-photos.ts';

const INK = { kind: 'colour', colour: '#16161c' as never } as const;
const text = (id: string, stack: string, words: string, field: string | null) => ({
  ...newText(
    EMPTY_DOCUMENT,
    SURFACE,
    layerId(id),
    { x: 30, y: 60 },
    { text: words, typeface: 'x', ink: INK, align: 'centre' },
  ),
  stack,
  field,
});
const PLACE: PlaceLayer = {
  type: 'place',
  id: layerId('place'),
  stack: 'a0',
  group: groupId('g'),
  placement: { x: mm(30), y: mm(40), scale: 1, rotation: degrees(5), flipX: false, flipY: false },
  opacity: 1,
  locked: false,
  hidden: false,
  width: mm(30),
  height: mm(40),
  mask: 'arch',
  rounding: 0,
};
const TEMPLATE = [
  PLACE,
  text('name', 'a1', 'Sophie', 'name'),
  text('letter', 'a2', 'S', 'initial'),
  text('date', 'a3', '2026', 'date'),
  text('own', 'a4', '&', null),
]
  .map(addLayer)
  .reduce(applyDiff, EMPTY_DOCUMENT);
const drawn = (id: string, stack: string) =>
  drawnLines(
    [
      {
        points: [
          { x: 10, y: 10 },
          { x: 40, y: 60 },
        ],
        colour: hexColour('#b5502a'),
        width: 1,
      },
    ],
    () => ({ ...PLACE, id: layerId(id), stack, group: null }),
  );
const PHOTO = { asset: brand<AssetId>('b'.repeat(64)), width: 400, height: 300 };
const asIs: Fit = () => NO_CHANGE;
const shown = (document: typeof TEMPLATE) =>
  layersOf(document).map((layer) => (layer.type === 'text' ? layer.text : layer.type));

describe('a template with fields', () => {
  it('[ED-13.4] asks for its words and photos; one without them is taken at once', () => {
    expect(asksFor({ document: TEMPLATE })).toBe(true);
    expect(asksFor({ document: applyDiff(EMPTY_DOCUMENT, addLayer(text('own', 'a1', 'hi', null))) })).toBe(false);
  });

  it('[LG-08.8] [ED-13.1] [ED-13.4] writes the initials of a name in its language', () => {
    const document = fillTemplate(TEMPLATE, { words: { name: 'irem' }, language: 'tr', photos: [] }, asIs);
    expect(shown(document)).toEqual(['irem', 'İ', '&']);
  });

  it('[ED-13.4] writes the words, fills the place with the cropped photo, and leaves out what is empty', () => {
    const document = fillTemplate(TEMPLATE, { words: { name: 'Ada', date: ' ' }, photos: [PHOTO] }, asIs);
    expect(shown(document)).toEqual(['picture', 'Ada', 'A', '&']);
    const [picture] = layersOf(document);
    expect(picture).toMatchObject({
      asset: PHOTO.asset,
      width: 30,
      height: 40,
      mask: 'arch',
      framed: true,
      stack: 'a0',
    });
    if (picture?.type !== 'picture') throw new Error('the place is not filled');
    expect((picture.crop.width * PHOTO.width) / (picture.crop.height * PHOTO.height)).toBeCloseTo(30 / 40, 6);
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true });
  });

  it('[ED-13.4] a photo of the design keeps what the customer has made of it', () => {
    const photo = picture('photo', {
      look: { ...PLAIN_LOOK, filter: 'mono' },
      made: madeBy({ asset: brand<AssetId>('c'.repeat(64)), made: null }, 'cutout'),
      edge: { colour: hexColour('#ffffff'), width: mm(2) },
      shadow: { colour: hexColour('#000000'), dx: mm(1), dy: mm(2), blur: mm(1) },
    });
    const half = { ...photo, placement: { ...photo.placement, scale: 0.5 } };
    const photos = photosIn(applyDiff(EMPTY_DOCUMENT, addLayer(half)));
    const lasting = brand<AssetId>('d'.repeat(64));
    const [filled] = layersOf(
      fillTemplate(TEMPLATE, { words: {}, photos: photos.map((one) => named(one, () => lasting)) }, asIs),
    );
    expect(filled).toMatchObject({
      asset: lasting,
      look: photo.look,
      made: { ...photo.made, from: lasting },
      edge: { width: 1 },
      shadow: { dx: 0.5, dy: 1, blur: 0.5 },
      placement: PLACE.placement,
    });
  });

  it('[ED-13.4] nothing filled in: only its own words stay, and never a sample', () => {
    expect(shown(fillTemplate(TEMPLATE, { words: {}, photos: [] }, asIs))).toEqual(['&']);
  });

  describe('what is grouped with a place or a field', () => {
    const pair = groupId('pair');
    const framed = [
      { ...drawn('line', 'a0'), group: groupId('photo') },
      { ...PLACE, group: groupId('photo'), stack: 'a1' },
      { ...text('name', 'a2', 'Sophie', 'name'), group: pair },
      { ...text('and', 'a3', '&', null), group: pair },
      { ...text('partner', 'a4', 'Leo', 'partner'), group: pair },
      drawn('own', 'a5'),
    ]
      .map(addLayer)
      .reduce(applyDiff, EMPTY_DOCUMENT);

    it('[ED-13.4] goes with it: no line around a missing photo, no "&" before a missing name', () => {
      const document = fillTemplate(framed, { words: { name: 'Ada' }, photos: [] }, asIs);
      expect(shown(document)).toEqual(['Ada', 'doodle']);
      expect(shown(fillTemplate(framed, { words: { partner: 'Bo' }, photos: [] }, asIs))).toEqual(['Bo', 'doodle']);
    });

    it('[ED-13.4] stays with it, and the group ends: the photo with its line is no collage', () => {
      const document = fillTemplate(framed, { words: { name: 'Ada', partner: 'Bo' }, photos: [PHOTO] }, asIs);
      expect(shown(document)).toEqual(['doodle', 'picture', 'Ada', '&', 'Bo', 'doodle']);
      expect(layersOf(document).map(({ group }) => group)).toEqual([null, null, null, null, null, null]);
      expect(layersOf(document).some(isCell)).toBe(false);
    });
  });

  it('[ED-13.4] as an example it shows the sample words and the sample photo', () => {
    expect(shown(fillTemplate(TEMPLATE, { words: {}, photos: [] }, asIs, PHOTO))).toEqual([
      'picture',
      'Sophie',
      'S',
      '2026',
      '&',
    ]);
  });
});
