import {
  clipWayHere,
  frameSizeHere,
  keepsakePicture,
  makingFilm,
  recordFilm,
  type Subject,
  turningFilm,
} from '@cpc/preview';
import { qrModules } from '@cpc/ui';
import type { useTranslator } from '@cpc/ui';
import type { KeepsakeSource, PaintableDesign } from './source.ts';

export const KEEPSAKES = ['picture', 'turning', 'making'] as const;
export type KeepsakeKind = (typeof KEEPSAKES)[number];

/** Whether this browser can make clips. */
export const canMakeClips = async (): Promise<boolean> => (await clipWayHere(frameSizeHere())) !== undefined;

interface Making {
  readonly source: KeepsakeSource;
  readonly design: PaintableDesign;
  /** The shop's address in the code, if the customer stands at a station. */
  readonly link: string | undefined;
  readonly words: ReturnType<typeof useTranslator>;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Makes a picture or a clip on this device. @throws AbortError if it is cancelled */
export async function makeKeepsake(kind: KeepsakeKind, making: Making): Promise<File> {
  const { source, signal, onProgress } = making;
  const subject = await subjectOf(making);
  signal.throwIfAborted();
  if (kind === 'picture') return fileOf(await keepsakePicture(subject), source.name);
  const size = frameSizeHere();
  const way = await clipWayHere(size);
  if (way === undefined) throw new Error('makeKeepsake: the browser can make no clips');
  const film = await (kind === 'turning' ? turningFilm(subject, size) : makingFilm(subject, size));
  return fileOf(await recordFilm(film, way, { signal, onProgress }), source.name);
}

async function subjectOf({ source, design, link, words }: Making): Promise<Subject> {
  const { t, locale } = words;
  const font = getComputedStyle(document.body).fontFamily;
  const subject = {
    surface: design.surface,
    look: design.look,
    document: design.document,
    paint: design.paint,
    name: source.name,
    invitation: t('keepsake.invitation'),
    chapters: [t('keepsake.chapter.design'), t('keepsake.chapter.print'), t('keepsake.chapter.done')],
    code: link === undefined ? undefined : qrModules(link),
    font,
    rtl: locale.rtl,
  } as const satisfies Subject;
  // A canvas does not wait for letters. Without a network the system's letters are used.
  const letters = [subject.name, subject.invitation, ...subject.chapters].join(' ');
  const load = (weight: number) => document.fonts.load(`${weight} 40px ${font}`, letters);
  await Promise.all([load(500), load(700)]).catch(() => undefined);
  return subject;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** Letters that some systems refuse in names of files become hyphens. */
function fileOf(blob: Blob, name: string): File {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return new File([blob], `${plain || 'case'}.${ENDINGS[blob.type] ?? 'bin'}`, { type: blob.type });
}
