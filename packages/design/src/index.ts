export * from './calibration.ts';
export { type Capitals, type CapitalsLanguage, capitalsLanguage, capitalsOf, setLetters } from './capitals.ts';
export {
  asPlace,
  type CellLayer,
  cellsIn,
  isCell,
  removeOrEmpty,
} from './collage/cells.ts';
export { fillCell, putInFrame, swapCells } from './collage/framing.ts';
export {
  type Arrangement,
  arrangeCollage,
  type Collage,
  collageOf,
  collagesIn,
} from './collage/collage.ts';
export { copiedGroup } from './collage/group-name.ts';
export { focusIn } from './collage/clear-rect.ts';
export { isBacking } from './collage/paper.ts';
export { type CollageStyle, GAP, PLAIN_STYLE } from './collage/style.ts';
export { type Layout, PLACES } from './collage/layouts/layout.ts';
export { LAYOUTS, layoutsFor } from './collage/layouts.ts';
export * from './colour.ts';
export {
  type DesignCost,
  designCost,
  isTooComplex,
  MAX_DESIGN_BYTES,
  MAX_DESIGN_COST,
  NEAR_DESIGN_COST,
} from './cost/design-cost.ts';
export { MAX_SILHOUETTE_POINTS } from './cost/layer-parts.ts';
export { type CostParts } from './cost/parts.ts';
export * from './emoji/drawing.ts';
export { emojiKey } from './emoji/key.ts';
export * from './document/arrange.ts';
export * from './document/change.ts';
export * from './document/canonical-json.ts';
export * from './document/content-hash.ts';
export * from './document/diff.ts';
export * from './document/document.ts';
export { type DrawnFrom, drawnFrom, drawnPictures, pictureChain, printedPictures } from './document/drawn-pictures.ts';
export * from './document/group.ts';
export { isShown } from './document/is-shown.ts';
export * from './document/layers.ts';
export {
  type Background,
  type Fill,
} from './document/layers/background.ts';
export { type GroupId, groupId, type LayerId, layerId, PLAIN_LAYER, type Placement } from './document/layers/base.ts';
export { type Brush, BRUSHES, type DoodleLayer, type Stroke } from './document/layers/doodle.ts';
export {
  type Gradient,
  GRADIENT_SHAPES,
  type GradientShape,
  type GradientStop,
  type Ink,
  type PlainColour,
} from './document/layers/ink.ts';
export {
  type Enlargement,
  ENLARGEMENTS,
  type Made,
  madeBy,
  madeWithNames,
  makings,
  type PictureTool,
  type Recipe,
  renameMade,
  withoutMade,
} from './document/layers/made.ts';
export {
  type Crop,
  type Filter,
  FILTERS,
  type Mask,
  MASKS,
  type PictureLayer,
  type PictureLook,
  PLAIN_LOOK,
  PLAIN_PICTURE,
  storedWith,
  WHOLE_PICTURE,
} from './document/layers/picture.ts';
export { type LayerEdge, type LayerEffects, type LayerShadow, NO_EFFECTS } from './document/layers/effects.ts';
export { type PlaceLayer } from './document/layers/place.ts';
export { type ArtColour, MAX_ART_COLOURS, type StickerLayer } from './document/layers/sticker.ts';
export { mainColours, recolourPixels, withArtColour } from './palette/art-colours.ts';
export {
  PLAIN_TEXT,
  TEXT_ALIGNMENTS,
  TEXT_DIRECTIONS,
  TEXT_SLANTS,
  TEXT_WEIGHTS,
  TEXT_LIMITS,
  type TextAlignment,
  type TextDirection,
  type TextSlant,
  type TextWeight,
  type TextLayer,
} from './document/layers/text.ts';
export * from './document/look-key.ts';
export { cutPath, maskPath, maskPathOver } from './document/mask-shapes.ts';
export { coverPlacement, toLayer, toSurface } from './document/placement.ts';
export { parseDocument, type ParsedDocument } from './document/parse.ts';
export { refitDocument } from './document/refit.ts';
export { LIMITS } from './document/limits.ts';
export { assetId, brandedNumber, brandedText, colour } from './document/fields/fields.ts';
export { isStoredDesign, NOT_A_DESIGN, type StoredDesign, storedDesign } from './document/stored-design.ts';
export * from './history/history.ts';
export { parseHistory } from './history/parse-history.ts';
export { cutoutSize, gainsOf, workingSize } from './document/enlargement.ts';
export { COARSE_DPI, enlargementFor, pictureDpi, SOFT_DPI } from './preflight/checks/low-resolution.ts';
export { applyFix, preflight } from './preflight/preflight.ts';
export type { Fact, Pixels, PreflightFacts, TextFacts } from './preflight/scene/facts.ts';
export {
  type Finding,
  type FindingKind,
  FINDING_KINDS,
  type Fix,
  FIXES,
  SEVERITIES,
  type Severity,
  worstOf,
} from './preflight/checks/finding.ts';
export { MIN_STROKE } from './preflight/scene/thin.ts';
export type { PreflightInput } from './preflight/scene/scene.ts';
export {
  CUT_KINDS,
  type CutKind,
  cutKindsFor,
  IDEA_KINDS,
  type IdeaInput,
  type IdeaKind,
  ideaOf,
} from './ideas/ideas.ts';
export { maskLine, polylineOf } from './ideas/outline-of.ts';
export { drawnLines, framedPicture, type IdeaPhoto, type Line, type PhotoStyle } from './ideas/page.ts';
export { type Pattern, patternLines } from './ideas/patterns.ts';
export type { IdeaSubject } from './ideas/subject.ts';
export { WARDROBE } from './ideas/wardrobe.ts';
export { coveringCrop, forbiddenOn, viewOf } from './ideas/crop.ts';
export { type ComposedSpot, composeName, type NameLayout, type PartBoxes } from './names/composed.ts';
export { fitFields } from './names/fit-fields.ts';
export type { FitRoom } from './names/fit-room.ts';
export { initialsOf } from './names/initials.ts';
export { type NameArt, nameLayers, spotFields } from './names/name-layers.ts';
export { NAME_LOOKS, type NameLook, nameSpots } from './names/name-spots.ts';
export { fieldsOf, INITIAL_FIELD, NAME_FIELD, setField, textsOfField } from './names/set-field.ts';
export type { NameBoxes, NameSpot, WordBox } from './names/spot.ts';
export { atLightness, inkOn, isColourful, marksOn, plainInkOn } from './palette/inks.ts';
export { type Lettering } from './pairs/desk.ts';
export { overBoth, type OverBothInput, type OverBothKind } from './pairs/over-both.ts';
export {
  type Lacking,
  lackingFor,
  type Pair,
  PAIR_KINDS,
  type PairInput,
  type PairKind,
  pairOf,
} from './pairs/pairs.ts';
export { otherSide, type Seam, seamOf, type Side, SIDES } from './pairs/seam.ts';
export {
  isOverSeam,
  isShared,
  SHARED_PHOTO,
  SHARED_WORD,
  sharedOf,
  sharedText,
  withoutShared,
  withShared,
} from './pairs/shared.ts';
export { brokenWord } from './pairs/split-word.ts';
export { paletteOf, type Rgba, type Swatch } from './palette/palette.ts';
export * from './print-settings.ts';
export * from './rip-names.ts';
export * from './rip-presets.ts';
export { checkSurface, type Limits, MARGIN_LIMITS, SIDE_LIMITS } from './surface/check.ts';
export * from './surface/custom.ts';
export * from './surface/geometry.ts';
export * from './surface/path.ts';
export { cubicAt, polygonOf, signedArea } from './surface/polygon.ts';
export * from './surface/shapes.ts';
export { frameOf, quietRegion } from './surface/quiet.ts';
export * from './surface/needs-scan.ts';
export * from './surface/surface.ts';
export * from './surface/whole-goods.ts';
