/**
 * What IPTC calls a picture that a trained model made, or made a part of
 * (https://cv.iptc.org/newscodes/digitalsourcetype/). C2PA uses the same names.
 */
export const MODEL_SOURCES = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
] as const;
export type ModelSource = (typeof MODEL_SOURCES)[number];

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The source as an element of XMP (IPTC Photo Metadata, "Digital Source Type"), which names its own namespace. */
export const sourceElement = (source: ModelSource): string =>
  `<e:DigitalSourceType xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${VOCABULARY}${source}</e:DigitalSourceType>`;

/** The first source of the list that a text of metadata names, as XMP and manifests of C2PA do; null if it names none. */
export function sourceNamedIn(metadata: string): ModelSource | null {
  const named = [...metadata.matchAll(/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)/g)].map(([, name]) => name);
  return MODEL_SOURCES.find((source) => named.includes(source)) ?? null;
}
